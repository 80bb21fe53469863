PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            header TEXT NOT NULL,
            started TEXT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        , sheet TEXT NOT NULL DEFAULT '', players TEXT NOT NULL DEFAULT '[]', played_on TEXT NOT NULL DEFAULT '', kind TEXT NOT NULL DEFAULT 'table', tag TEXT NOT NULL DEFAULT '', round INTEGER, totals TEXT, worked_out INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES(1,'fute-record 1
ruleset: qwinto 1
player: "Lia"
dice: seeded 1
date: 2026-11-08','2026-11-08 20:15:00',1,'qwinto','["Lia"]','2026-11-08','table','',10,'[-14]',1);
INSERT INTO "games" VALUES(2,'fute-record 1
ruleset: qwinto 1
player: "Lia"
player: "Zoé \"Zo\""
dice: seeded 2
date: 2026-11-09','2026-11-09 20:15:00',1,'qwinto','["Lia", "Zo\u00e9 \"Zo\""]','2026-11-09','table','',8,'[-11, 1]',1);
INSERT INTO "games" VALUES(3,'fute-record 1
ruleset: tres-fute 1
player: "Lia"
player: "Tom"
dice: seeded 3
date: 2026-11-09','2026-11-10 20:15:00',0,'tres-fute','["Lia", "Tom"]','2026-11-09','table','',2,'[11, 6]',1);
INSERT INTO "games" VALUES(4,'fute-record 1
ruleset: qwinto 1
player: "Lia"
dice: fair-share 1246484047
date: 2026-11-10','2026-11-11 20:15:00',1,'qwinto','["Lia"]','2026-11-10','daily','2026-11-10',14,'[-10]',1);
INSERT INTO "games" VALUES(5,'fute-record 1
ruleset: qwinto 1
player: "Lia"
dice: fair-share 1246484047
date: 2026-11-10
practice: yes','2026-11-12 20:15:00',0,'qwinto','["Lia"]','2026-11-10','practice','2026-11-10',6,'[-1]',1);
INSERT INTO "games" VALUES(6,'fute-record 1
ruleset: qwinto 1
player: "Lia"
dice: fair-share 77
date: 2026-11-10','2026-11-13 20:15:00',1,'qwinto','["Lia"]','2026-11-10','duel','qwinto-1080-0000-2DDK',15,'[-9]',1);
INSERT INTO "games" VALUES(7,'fute-record 1
ruleset: qwinto 1
player: "Tom"
dice: fair-share 77
date: 2026-11-10','2026-11-14 20:15:00',0,'qwinto','["Tom"]','2026-11-10','duel','qwinto-1080-0000-2DDK',3,'[2]',1);
CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'roll orange purple = orange1 purple5');
INSERT INTO "moves" VALUES(1,1,'reroll = orange6 purple1');
INSERT INTO "moves" VALUES(1,2,'orange>5=7');
INSERT INTO "moves" VALUES(1,3,'roll orange yellow = orange5 yellow4');
INSERT INTO "moves" VALUES(1,4,'orange>10=9');
INSERT INTO "moves" VALUES(1,5,'roll orange yellow purple = orange2 yellow4 purple2');
INSERT INTO "moves" VALUES(1,6,'yellow>4=8');
INSERT INTO "moves" VALUES(1,7,'roll orange yellow purple = orange3 yellow6 purple6');
INSERT INTO "moves" VALUES(1,8,'yellow>6=15');
INSERT INTO "moves" VALUES(1,9,'roll yellow purple = yellow3 purple5');
INSERT INTO "moves" VALUES(1,10,'purple>6=8');
INSERT INTO "moves" VALUES(1,11,'roll orange = orange4');
INSERT INTO "moves" VALUES(1,12,'miss');
INSERT INTO "moves" VALUES(1,13,'roll orange = orange5');
INSERT INTO "moves" VALUES(1,14,'miss');
INSERT INTO "moves" VALUES(1,15,'roll orange yellow purple = orange1 yellow4 purple3');
INSERT INTO "moves" VALUES(1,16,'miss');
INSERT INTO "moves" VALUES(1,17,'roll yellow purple = yellow1 purple2');
INSERT INTO "moves" VALUES(1,18,'purple>1=3');
INSERT INTO "moves" VALUES(1,19,'roll yellow = yellow6');
INSERT INTO "moves" VALUES(1,20,'miss');
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
INSERT INTO "moves" VALUES(3,1,'white>yellow.r3c3');
INSERT INTO "moves" VALUES(3,2,'roll = yellow3 blue2 green2 orange4 purple4');
INSERT INTO "moves" VALUES(3,3,'yellow>r4c2');
INSERT INTO "moves" VALUES(3,4,'roll = orange4 purple5');
INSERT INTO "moves" VALUES(3,5,'orange>1=4');
INSERT INTO "moves" VALUES(3,6,'blue>r1c4');
INSERT INTO "moves" VALUES(3,7,'roll = white1 yellow3 blue3 green1 orange1 purple3');
INSERT INTO "moves" VALUES(3,8,'white>orange.1=1');
INSERT INTO "moves" VALUES(3,9,'roll = yellow6 blue1 green1 orange2 purple4');
INSERT INTO "moves" VALUES(3,10,'purple>1=4');
INSERT INTO "moves" VALUES(3,11,'roll = yellow2');
INSERT INTO "moves" VALUES(3,12,'pass');
INSERT INTO "moves" VALUES(3,13,'yellow>r2c1');
INSERT INTO "moves" VALUES(3,14,'roll = white6 yellow6 blue6 green3 orange5 purple6');
INSERT INTO "moves" VALUES(3,15,'purple>1=6');
INSERT INTO "moves" VALUES(3,16,'roll = white6 yellow1 blue1');
INSERT INTO "moves" VALUES(3,17,'yellow>r3c1');
INSERT INTO "moves" VALUES(3,18,'roll = white3 blue6');
INSERT INTO "moves" VALUES(3,19,'blue>r3c1');
INSERT INTO "moves" VALUES(4,0,'roll orange purple = orange1 purple6');
INSERT INTO "moves" VALUES(4,1,'purple>1=7');
INSERT INTO "moves" VALUES(4,2,'roll orange = orange3');
INSERT INTO "moves" VALUES(4,3,'orange>10=3');
INSERT INTO "moves" VALUES(4,4,'roll orange yellow purple = orange1 yellow6 purple1');
INSERT INTO "moves" VALUES(4,5,'purple>4=8');
INSERT INTO "moves" VALUES(4,6,'roll orange = orange5');
INSERT INTO "moves" VALUES(4,7,'orange>11=5');
INSERT INTO "moves" VALUES(4,8,'roll orange = orange4');
INSERT INTO "moves" VALUES(4,9,'miss');
INSERT INTO "moves" VALUES(4,10,'roll purple = purple2');
INSERT INTO "moves" VALUES(4,11,'miss');
INSERT INTO "moves" VALUES(4,12,'roll yellow purple = yellow4 purple2');
INSERT INTO "moves" VALUES(4,13,'yellow>2=6');
INSERT INTO "moves" VALUES(4,14,'roll orange purple = orange6 purple4');
INSERT INTO "moves" VALUES(4,15,'purple>10=10');
INSERT INTO "moves" VALUES(4,16,'roll orange yellow = orange5 yellow3');
INSERT INTO "moves" VALUES(4,17,'yellow>5=8');
INSERT INTO "moves" VALUES(4,18,'roll yellow purple = yellow4 purple4');
INSERT INTO "moves" VALUES(4,19,'reroll = yellow4 purple5');
INSERT INTO "moves" VALUES(4,20,'yellow>6=9');
INSERT INTO "moves" VALUES(4,21,'roll orange purple = orange2 purple3');
INSERT INTO "moves" VALUES(4,22,'reroll = orange4 purple4');
INSERT INTO "moves" VALUES(4,23,'miss');
INSERT INTO "moves" VALUES(4,24,'roll yellow purple = yellow5 purple4');
INSERT INTO "moves" VALUES(4,25,'purple>9=9');
INSERT INTO "moves" VALUES(4,26,'roll orange purple = orange3 purple4');
INSERT INTO "moves" VALUES(4,27,'orange>12=7');
INSERT INTO "moves" VALUES(4,28,'roll orange yellow = orange6 yellow2');
INSERT INTO "moves" VALUES(4,29,'miss');
INSERT INTO "moves" VALUES(5,0,'roll purple = purple6');
INSERT INTO "moves" VALUES(5,1,'purple>6=6');
INSERT INTO "moves" VALUES(5,2,'roll yellow = yellow2');
INSERT INTO "moves" VALUES(5,3,'yellow>8=2');
INSERT INTO "moves" VALUES(5,4,'roll yellow purple = yellow6 purple1');
INSERT INTO "moves" VALUES(5,5,'miss');
INSERT INTO "moves" VALUES(5,6,'roll orange = orange5');
INSERT INTO "moves" VALUES(5,7,'orange>11=5');
INSERT INTO "moves" VALUES(5,8,'roll yellow purple = yellow5 purple6');
INSERT INTO "moves" VALUES(5,9,'purple>10=11');
INSERT INTO "moves" VALUES(6,0,'roll yellow purple = yellow1 purple4');
INSERT INTO "moves" VALUES(6,1,'reroll = yellow4 purple3');
INSERT INTO "moves" VALUES(6,2,'purple>3=7');
INSERT INTO "moves" VALUES(6,3,'roll orange yellow purple = orange6 yellow1 purple3');
INSERT INTO "moves" VALUES(6,4,'reroll = orange5 yellow1 purple6');
INSERT INTO "moves" VALUES(6,5,'orange>12=12');
INSERT INTO "moves" VALUES(6,6,'roll orange = orange2');
INSERT INTO "moves" VALUES(6,7,'orange>3=2');
INSERT INTO "moves" VALUES(6,8,'roll orange purple = orange5 purple2');
INSERT INTO "moves" VALUES(6,9,'reroll = orange1 purple6');
INSERT INTO "moves" VALUES(6,10,'orange>10=7');
INSERT INTO "moves" VALUES(6,11,'roll orange yellow = orange1 yellow3');
INSERT INTO "moves" VALUES(6,12,'orange>4=4');
INSERT INTO "moves" VALUES(6,13,'roll orange yellow = orange5 yellow6');
INSERT INTO "moves" VALUES(6,14,'yellow>9=11');
INSERT INTO "moves" VALUES(6,15,'roll yellow purple = yellow3 purple5');
INSERT INTO "moves" VALUES(6,16,'purple>8=8');
INSERT INTO "moves" VALUES(6,17,'roll yellow = yellow5');
INSERT INTO "moves" VALUES(6,18,'reroll = yellow5');
INSERT INTO "moves" VALUES(6,19,'yellow>6=5');
INSERT INTO "moves" VALUES(6,20,'roll purple = purple5');
INSERT INTO "moves" VALUES(6,21,'purple>1=5');
INSERT INTO "moves" VALUES(6,22,'roll orange purple = orange5 purple4');
INSERT INTO "moves" VALUES(6,23,'miss');
INSERT INTO "moves" VALUES(6,24,'roll purple = purple2');
INSERT INTO "moves" VALUES(6,25,'miss');
INSERT INTO "moves" VALUES(6,26,'roll yellow = yellow3');
INSERT INTO "moves" VALUES(6,27,'reroll = yellow2');
INSERT INTO "moves" VALUES(6,28,'yellow>2=2');
INSERT INTO "moves" VALUES(6,29,'roll yellow purple = yellow2 purple3');
INSERT INTO "moves" VALUES(6,30,'miss');
INSERT INTO "moves" VALUES(6,31,'roll orange yellow = orange4 yellow4');
INSERT INTO "moves" VALUES(6,32,'orange>11=8');
INSERT INTO "moves" VALUES(6,33,'roll orange yellow = orange1 yellow6');
INSERT INTO "moves" VALUES(6,34,'reroll = orange5 yellow3');
INSERT INTO "moves" VALUES(7,0,'roll orange yellow = orange6 yellow1');
INSERT INTO "moves" VALUES(7,1,'orange>8=7');
INSERT INTO "moves" VALUES(7,2,'roll orange yellow purple = orange6 yellow1 purple3');
INSERT INTO "moves" VALUES(7,3,'yellow>10=10');
INSERT INTO "moves" VALUES(7,4,'roll orange = orange2');
CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            total INTEGER NOT NULL,
            zones TEXT NOT NULL,
            foxes INTEGER NOT NULL,
            fox_points INTEGER NOT NULL,
            lost TEXT NOT NULL,
            unused TEXT NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,-14,'{"orange": 2, "yellow": 2, "purple": 2, "bonus": 0, "misses": -20}',0,0,'{}','{}',1);
INSERT INTO "results" VALUES(2,0,-11,'{"orange": 5, "yellow": 1, "purple": 3, "bonus": 0, "misses": -20}',0,0,'{}','{}',0);
INSERT INTO "results" VALUES(2,1,1,'{"orange": 4, "yellow": 3, "purple": 4, "bonus": 0, "misses": -10}',0,0,'{}','{}',1);
INSERT INTO "results" VALUES(4,0,-10,'{"orange": 3, "yellow": 3, "purple": 4, "bonus": 0, "misses": -20}',0,0,'{}','{}',1);
INSERT INTO "results" VALUES(6,0,-9,'{"orange": 5, "yellow": 3, "purple": 3, "bonus": 0, "misses": -20}',0,0,'{}','{}',1);
CREATE INDEX open_games ON games (id) WHERE over = 0;
CREATE INDEX games_by_kind ON games (kind, tag);
CREATE INDEX games_by_worked_out ON games (worked_out);
COMMIT;
