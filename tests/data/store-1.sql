PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        header TEXT NOT NULL,
        started TEXT NOT NULL,
        over INTEGER NOT NULL DEFAULT 0
    );
INSERT INTO "games" VALUES(1,'fute-record 1
ruleset: tres-fute 1
player: "Lia"
dice: seeded 1
date: 2026-11-01','2026-11-01 20:15:00',1);
INSERT INTO "games" VALUES(2,'fute-record 1
ruleset: qwinto 1
player: "Lia"
player: "Zoé \"Zo\""
dice: seeded 2
date: 2026-11-02','2026-11-02 20:15:00',1);
INSERT INTO "games" VALUES(3,'fute-record 1
ruleset: melange 1
player: "Lia"
player: "Tom"
dice: seeded 3
date: 2026-11-03','2026-11-03 20:15:00',0);
INSERT INTO "games" VALUES(4,'fute-record 1
ruleset: puissance-3 1
player: "Tom"
dice: seeded 4
date: 2026-11-04
practice: yes','2026-11-04 20:15:00',0);
INSERT INTO "games" VALUES(5,'fute-record 1
ruleset: tres-fute 99
player: "Ada"
dice: seeded 1
date: 2026-11-05','2026-11-05 20:15:00',1);
INSERT INTO "games" VALUES(6,'not a header','2026-11-06 20:15:00',0);
CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'roll = white1 yellow5 blue6 green6 orange1 purple4');
INSERT INTO "moves" VALUES(1,1,'white>yellow.r3c1');
INSERT INTO "moves" VALUES(1,2,'roll = yellow5 blue4 green3 orange2 purple4');
INSERT INTO "moves" VALUES(1,3,'yellow>r1c3');
INSERT INTO "moves" VALUES(1,4,'roll = white3 green3 purple2 | blue6 yellow6 orange5');
INSERT INTO "moves" VALUES(1,5,'white>yellow.r4c2');
INSERT INTO "moves" VALUES(1,6,'roll = white5 yellow4 blue3 green1 orange1 purple1');
INSERT INTO "moves" VALUES(1,7,'white>purple.1=5');
INSERT INTO "moves" VALUES(1,8,'extra white>yellow.r2c4');
INSERT INTO "moves" VALUES(1,9,'roll = white3 blue1 orange2 | green5 purple6 yellow5');
INSERT INTO "moves" VALUES(1,10,'blue>r1c4');
INSERT INTO "moves" VALUES(1,11,'roll = white6 yellow4 blue5 green3 orange2 purple5');
INSERT INTO "moves" VALUES(1,12,'blue>r3c3');
INSERT INTO "moves" VALUES(1,13,'roll = white2 purple2');
INSERT INTO "moves" VALUES(1,14,'white>yellow.r2c1');
INSERT INTO "moves" VALUES(1,15,'roll = purple3');
INSERT INTO "moves" VALUES(1,16,'pass');
INSERT INTO "moves" VALUES(1,17,'roll = white1 blue1 orange2 | green2 purple6 yellow2');
INSERT INTO "moves" VALUES(1,18,'white>yellow.r2c2');
INSERT INTO "moves" VALUES(1,19,'?any>blue.r3c2');
INSERT INTO "moves" VALUES(1,20,'roll = white2 yellow5 blue3 green1 orange1 purple5');
INSERT INTO "moves" VALUES(1,21,'white>orange.2=2');
INSERT INTO "moves" VALUES(1,22,'roll = yellow6 blue1 purple1');
INSERT INTO "moves" VALUES(1,23,'blue>r1c3');
INSERT INTO "moves" VALUES(1,24,'roll = yellow4 purple3');
INSERT INTO "moves" VALUES(1,25,'yellow>r3c4');
INSERT INTO "moves" VALUES(1,26,'roll = blue1 green2 orange1 | purple5 yellow6 white4');
INSERT INTO "moves" VALUES(1,27,'green>1');
INSERT INTO "moves" VALUES(1,28,'roll = white6 yellow4 blue5 green3 orange4 purple2');
INSERT INTO "moves" VALUES(1,29,'green>2');
INSERT INTO "moves" VALUES(1,30,'roll = white5 yellow6 blue6 orange5');
INSERT INTO "moves" VALUES(1,31,'pass');
INSERT INTO "moves" VALUES(1,32,'roll = white2 yellow5 blue6 orange4');
INSERT INTO "moves" VALUES(1,33,'white>orange.3=2');
INSERT INTO "moves" VALUES(1,34,'roll = yellow2 orange1 purple3 | blue5 green6 white6');
INSERT INTO "moves" VALUES(1,35,'yellow>r3c3');
INSERT INTO "moves" VALUES(1,36,'roll = white2 yellow1 blue2 green4 orange2 purple5');
INSERT INTO "moves" VALUES(1,37,'orange>4=2');
INSERT INTO "moves" VALUES(1,38,'roll = white5 blue2 green2 purple5');
INSERT INTO "moves" VALUES(1,39,'white>green.4');
INSERT INTO "moves" VALUES(1,40,'roll = purple3');
INSERT INTO "moves" VALUES(1,41,'pass');
INSERT INTO "moves" VALUES(1,42,'extra white>orange.5=5');
INSERT INTO "moves" VALUES(1,43,'?yellow>r1c1');
INSERT INTO "moves" VALUES(1,44,'roll = white3 orange1 purple2 | blue5 green4 yellow4');
INSERT INTO "moves" VALUES(1,45,'white>orange.6=3');
INSERT INTO "moves" VALUES(1,46,'extra blue>r2c4');
INSERT INTO "moves" VALUES(2,0,'roll yellow purple = yellow6 purple5');
INSERT INTO "moves" VALUES(2,1,'purple>2=11');
INSERT INTO "moves" VALUES(2,2,'purple>3=11');
INSERT INTO "moves" VALUES(2,3,'roll orange = orange6');
INSERT INTO "moves" VALUES(2,4,'orange>9=6');
INSERT INTO "moves" VALUES(2,5,'orange>5=6');
INSERT INTO "moves" VALUES(2,6,'roll yellow = yellow1');
INSERT INTO "moves" VALUES(2,7,'miss');
INSERT INTO "moves" VALUES(2,8,'yellow>6=1');
INSERT INTO "moves" VALUES(2,9,'roll orange yellow = orange1 yellow4');
INSERT INTO "moves" VALUES(2,10,'reroll = orange6 yellow1');
INSERT INTO "moves" VALUES(2,11,'yellow>8=7');
INSERT INTO "moves" VALUES(2,12,'orange>8=7');
INSERT INTO "moves" VALUES(2,13,'roll purple = purple5');
INSERT INTO "moves" VALUES(2,14,'miss');
INSERT INTO "moves" VALUES(2,15,'purple>1=5');
INSERT INTO "moves" VALUES(2,16,'roll orange yellow purple = orange5 yellow1 purple1');
INSERT INTO "moves" VALUES(2,17,'miss');
INSERT INTO "moves" VALUES(2,18,'yellow>9=7');
INSERT INTO "moves" VALUES(2,19,'roll yellow purple = yellow2 purple6');
INSERT INTO "moves" VALUES(2,20,'miss');
INSERT INTO "moves" VALUES(2,21,'yellow>10=8');
INSERT INTO "moves" VALUES(2,22,'roll purple = purple4');
INSERT INTO "moves" VALUES(2,23,'miss');
INSERT INTO "moves" VALUES(2,24,'decline');
INSERT INTO "moves" VALUES(2,25,'roll orange = orange4');
INSERT INTO "moves" VALUES(2,26,'orange>3=4');
INSERT INTO "moves" VALUES(2,27,'orange>5=4');
INSERT INTO "moves" VALUES(2,28,'roll orange yellow purple = orange4 yellow3 purple6');
INSERT INTO "moves" VALUES(2,29,'purple>7=13');
INSERT INTO "moves" VALUES(2,30,'purple>6=13');
INSERT INTO "moves" VALUES(2,31,'roll orange yellow purple = orange1 yellow6 purple5');
INSERT INTO "moves" VALUES(2,32,'reroll = orange3 yellow4 purple4');
INSERT INTO "moves" VALUES(2,33,'orange>10=11');
INSERT INTO "moves" VALUES(2,34,'decline');
INSERT INTO "moves" VALUES(2,35,'roll orange purple = orange3 purple3');
INSERT INTO "moves" VALUES(2,36,'purple>2=6');
INSERT INTO "moves" VALUES(2,37,'purple>1=6');
INSERT INTO "moves" VALUES(2,38,'roll orange = orange5');
INSERT INTO "moves" VALUES(2,39,'orange>4=5');
INSERT INTO "moves" VALUES(2,40,'orange>8=5');
INSERT INTO "moves" VALUES(2,41,'roll orange purple = orange6 purple6');
INSERT INTO "moves" VALUES(2,42,'orange>11=12');
INSERT INTO "moves" VALUES(2,43,'decline');
INSERT INTO "moves" VALUES(2,44,'roll purple = purple6');
INSERT INTO "moves" VALUES(2,45,'miss');
INSERT INTO "moves" VALUES(3,0,'roll = white2 yellow3 blue4 green4 orange2 purple4');
INSERT INTO "moves" VALUES(3,1,'reroll = white3 yellow2 blue2 green4 orange4 purple5');
INSERT INTO "moves" VALUES(3,2,'yellow>r3c1=2');
INSERT INTO "moves" VALUES(3,3,'roll = white4 blue5 green4 orange1 purple3');
INSERT INTO "moves" VALUES(3,4,'white>purple.1=4');
INSERT INTO "moves" VALUES(3,5,'roll = blue1 green1');
INSERT INTO "moves" VALUES(3,6,'blue>r2c2');
INSERT INTO "moves" VALUES(3,7,'purple>1=5');
INSERT INTO "moves" VALUES(3,8,'roll = white6 yellow1 blue1 green2 orange4 purple3');
INSERT INTO "moves" VALUES(3,9,'yellow>r2c1=1');
INSERT INTO "moves" VALUES(3,10,'roll = white2 blue3 green3 orange6 purple6');
INSERT INTO "moves" VALUES(3,11,'white>green.1=2');
INSERT INTO "moves" VALUES(3,12,'roll = blue3 green5 orange6 purple6');
INSERT INTO "moves" VALUES(3,13,'reroll = blue3 green6 orange1 purple4');
INSERT INTO "moves" VALUES(3,14,'orange>10');
INSERT INTO "moves" VALUES(3,15,'decline');
INSERT INTO "moves" VALUES(3,16,'roll = white1 yellow6 blue3 green4 orange5 purple6');
INSERT INTO "moves" VALUES(3,17,'orange>8');
INSERT INTO "moves" VALUES(3,18,'roll = yellow6 purple2');
INSERT INTO "moves" VALUES(3,19,'yellow>r1c1=6');
INSERT INTO "moves" VALUES(3,20,'extra yellow>r3c2=6');
INSERT INTO "moves" VALUES(3,21,'white>yellow.r3c1=1');
INSERT INTO "moves" VALUES(3,22,'extra white>yellow.r1c1=1');
INSERT INTO "moves" VALUES(3,23,'roll = white4 yellow1 blue6 green5 orange3 purple5');
INSERT INTO "moves" VALUES(3,24,'pass');
INSERT INTO "moves" VALUES(3,25,'roll = white5 yellow1 blue2 green1 orange3 purple2');
INSERT INTO "moves" VALUES(3,26,'orange>12');
INSERT INTO "moves" VALUES(3,27,'roll = white5');
INSERT INTO "moves" VALUES(3,28,'white>purple.2=11');
INSERT INTO "moves" VALUES(3,29,'mix>joker');
INSERT INTO "moves" VALUES(4,0,'roll = white2 yellow3 turquoise3 blue1 brown4 pink5');
INSERT INTO "moves" VALUES(4,1,'white>brown.9');
INSERT INTO "moves" VALUES(4,2,'roll = yellow3 turquoise3 brown2 pink1');
INSERT INTO "moves" VALUES(4,3,'yellow>r2c3');
INSERT INTO "moves" VALUES(4,4,'roll = turquoise1');
INSERT INTO "moves" VALUES(4,5,'turquoise>r2c1');
INSERT INTO "moves" VALUES(4,6,'roll = yellow3 turquoise3 pink1 | brown4 blue6 white3');
INSERT INTO "moves" VALUES(4,7,'pink>1=1');
INSERT INTO "moves" VALUES(4,8,'roll = white1 yellow4 turquoise5 blue2 brown2 pink5');
INSERT INTO "moves" VALUES(4,9,'white>turquoise.r4c1');
INSERT INTO "moves" VALUES(4,10,'roll = yellow6 turquoise4 blue3 brown5 pink6');
INSERT INTO "moves" VALUES(4,11,'pink>2=6:half');
INSERT INTO "moves" VALUES(4,12,'roll = yellow5');
INSERT INTO "moves" VALUES(4,13,'pass');
INSERT INTO "moves" VALUES(4,14,'extra white>turquoise.r3c1');
INSERT INTO "moves" VALUES(4,15,'roll = white5 blue2 brown1 | pink6 yellow5 turquoise5');
INSERT INTO "moves" VALUES(4,16,'white>pink.3=5:times');
INSERT INTO "moves" VALUES(4,17,'roll = white4 yellow4 turquoise5 blue5 brown1 pink2');
INSERT INTO "moves" VALUES(4,18,'white>pink.4=4:half');
INSERT INTO "moves" VALUES(4,19,'roll = yellow4 turquoise1 blue2');
COMMIT;
