PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            header TEXT NOT NULL,
            started TEXT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        , sheet TEXT NOT NULL DEFAULT '', players TEXT NOT NULL DEFAULT '[]', played_on TEXT NOT NULL DEFAULT '', kind TEXT NOT NULL DEFAULT 'table', tag TEXT NOT NULL DEFAULT '', round INTEGER, totals TEXT, worked_out INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES(1,'fute-record 1
ruleset: tres-fute 1
player: "Lia"
dice: seeded 3
date: 2026-11-17','2026-11-17 19:49:56',1,'tres-fute','["Lia"]','2026-11-17','table','',6,'[70]',1);
INSERT INTO "games" VALUES(2,'fute-record 1
ruleset: tres-fute 1
player: "Lia"
player: "Tom"
dice: seeded 4
date: 2026-11-17','2026-11-17 19:49:56',0,'tres-fute','["Lia", "Tom"]','2026-11-17','table','',2,'[5, 10]',1);
INSERT INTO "games" VALUES(3,'fute-record 1
ruleset: qwinto 1
player: "Lia"
player: "Tom"
dice: seeded 5
date: 2026-11-17','2026-11-17 19:49:56',1,'qwinto','["Lia", "Tom"]','2026-11-17','table','',12,'[-9, -4]',1);
CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'roll = white2 yellow3 blue4 green4 orange2 purple4');
INSERT INTO "moves" VALUES(1,1,'white>yellow.r3c3');
INSERT INTO "moves" VALUES(1,2,'roll = yellow3 blue2 green2 orange4 purple4');
INSERT INTO "moves" VALUES(1,3,'yellow>r1c1');
INSERT INTO "moves" VALUES(1,4,'roll = orange4 purple5');
INSERT INTO "moves" VALUES(1,5,'pass');
INSERT INTO "moves" VALUES(1,6,'roll = white1 green1 orange1 | blue3 yellow3 purple3');
INSERT INTO "moves" VALUES(1,7,'white>yellow.r3c1');
INSERT INTO "moves" VALUES(1,8,'roll = white3 yellow6 blue1 green4 orange6 purple1');
INSERT INTO "moves" VALUES(1,9,'pass');
INSERT INTO "moves" VALUES(1,10,'roll = white1 yellow6 blue3 green4 orange5 purple6');
INSERT INTO "moves" VALUES(1,11,'green>1');
INSERT INTO "moves" VALUES(1,12,'roll = yellow6 orange2 purple2');
INSERT INTO "moves" VALUES(1,13,'orange>1=2');
INSERT INTO "moves" VALUES(1,14,'extra white>purple.1=1');
INSERT INTO "moves" VALUES(1,15,'roll = white4 yellow1 orange3 | purple5 green5 blue6');
INSERT INTO "moves" VALUES(1,16,'orange>2=3');
INSERT INTO "moves" VALUES(1,17,'roll = white6 yellow2 blue1 green3 orange6 purple1');
INSERT INTO "moves" VALUES(1,18,'white>green.2');
INSERT INTO "moves" VALUES(1,19,'roll = orange5');
INSERT INTO "moves" VALUES(1,20,'pass');
INSERT INTO "moves" VALUES(1,21,'roll = orange6');
INSERT INTO "moves" VALUES(1,22,'reroll = orange5');
INSERT INTO "moves" VALUES(1,23,'orange>3=5');
INSERT INTO "moves" VALUES(1,24,'roll = blue1 orange3 purple2 | yellow4 white6 green3');
INSERT INTO "moves" VALUES(1,25,'blue>r2c3');
INSERT INTO "moves" VALUES(1,26,'?any>purple.2=5');
INSERT INTO "moves" VALUES(1,27,'roll = white2 yellow2 blue5 green6 orange5 purple5');
INSERT INTO "moves" VALUES(1,28,'white>yellow.r2c1');
INSERT INTO "moves" VALUES(1,29,'roll = yellow3 blue4 green5 orange4 purple5');
INSERT INTO "moves" VALUES(1,30,'yellow>r4c2');
INSERT INTO "moves" VALUES(1,31,'roll = blue2 green5 orange6 purple4');
INSERT INTO "moves" VALUES(1,32,'pass');
INSERT INTO "moves" VALUES(1,33,'roll = white3 yellow2 orange1 | green3 purple4 blue6');
INSERT INTO "moves" VALUES(1,34,'white>orange.4=3');
INSERT INTO "moves" VALUES(1,35,'roll = white6 yellow6 blue5 green5 orange1 purple1');
INSERT INTO "moves" VALUES(1,36,'white>yellow.r4c4');
INSERT INTO "moves" VALUES(1,37,'roll = yellow1');
INSERT INTO "moves" VALUES(1,38,'reroll = yellow6');
INSERT INTO "moves" VALUES(1,39,'yellow>r1c2');
INSERT INTO "moves" VALUES(1,40,'roll = blue5 orange3 purple4 | white6 yellow5 green6');
INSERT INTO "moves" VALUES(1,41,'orange>5=3');
INSERT INTO "moves" VALUES(1,42,'?yellow>r2c4');
INSERT INTO "moves" VALUES(1,43,'roll = white1 yellow3 blue2 green6 orange1 purple5');
INSERT INTO "moves" VALUES(1,44,'reroll = white6 yellow6 blue4 green1 orange4 purple2');
INSERT INTO "moves" VALUES(1,45,'pass');
INSERT INTO "moves" VALUES(1,46,'roll = white5 yellow5 blue5 green3 orange3 purple5');
INSERT INTO "moves" VALUES(1,47,'orange>6=3');
INSERT INTO "moves" VALUES(1,48,'roll = white1 yellow6 blue3 green2 purple5');
INSERT INTO "moves" VALUES(1,49,'blue>r1c4');
INSERT INTO "moves" VALUES(1,50,'extra white>yellow.r2c2');
INSERT INTO "moves" VALUES(1,51,'done');
INSERT INTO "moves" VALUES(1,52,'roll = yellow4 orange2 purple3 | white5 blue5 green6');
INSERT INTO "moves" VALUES(1,53,'yellow>r4c3');
INSERT INTO "moves" VALUES(1,54,'extra white>green.3');
INSERT INTO "moves" VALUES(2,0,'roll = white2 yellow3 blue3 green1 orange4 purple5');
INSERT INTO "moves" VALUES(2,1,'pass');
INSERT INTO "moves" VALUES(2,2,'roll = white3 yellow3 blue2 green1 orange6 purple4');
INSERT INTO "moves" VALUES(2,3,'white>yellow.r4c2');
INSERT INTO "moves" VALUES(2,4,'roll = yellow1 orange3 purple3');
INSERT INTO "moves" VALUES(2,5,'yellow>r3c1');
INSERT INTO "moves" VALUES(2,6,'green>1');
INSERT INTO "moves" VALUES(2,7,'roll = white3 yellow3 blue3 green6 orange4 purple1');
INSERT INTO "moves" VALUES(2,8,'white>orange.1=3');
INSERT INTO "moves" VALUES(2,9,'roll = yellow5 blue5 green5 orange5');
INSERT INTO "moves" VALUES(2,10,'orange>2=5');
INSERT INTO "moves" VALUES(2,11,'roll = yellow2 blue2 green6');
INSERT INTO "moves" VALUES(2,12,'blue>r2c1');
INSERT INTO "moves" VALUES(2,13,'yellow>r3c3');
INSERT INTO "moves" VALUES(2,14,'roll = white4 yellow2 blue2 green2 orange4 purple6');
INSERT INTO "moves" VALUES(2,15,'pass');
INSERT INTO "moves" VALUES(2,16,'roll = white2 yellow1 blue2 green1 orange4 purple5');
INSERT INTO "moves" VALUES(2,17,'white>yellow.r2c1');
INSERT INTO "moves" VALUES(2,18,'roll = blue2 orange2 purple5');
INSERT INTO "moves" VALUES(2,19,'purple>1=5');
INSERT INTO "moves" VALUES(3,0,'roll orange yellow purple = orange4 yellow5 purple3');
INSERT INTO "moves" VALUES(3,1,'yellow>8=12');
INSERT INTO "moves" VALUES(3,2,'orange>3=12');
INSERT INTO "moves" VALUES(3,3,'roll orange yellow purple = orange5 yellow3 purple5');
INSERT INTO "moves" VALUES(3,4,'orange>5=13');
INSERT INTO "moves" VALUES(3,5,'purple>1=13');
INSERT INTO "moves" VALUES(3,6,'roll yellow = yellow5');
INSERT INTO "moves" VALUES(3,7,'miss');
INSERT INTO "moves" VALUES(3,8,'decline');
INSERT INTO "moves" VALUES(3,9,'roll purple = purple6');
INSERT INTO "moves" VALUES(3,10,'reroll = purple5');
INSERT INTO "moves" VALUES(3,11,'purple>8=5');
INSERT INTO "moves" VALUES(3,12,'roll yellow = yellow6');
INSERT INTO "moves" VALUES(3,13,'yellow>3=6');
INSERT INTO "moves" VALUES(3,14,'yellow>4=6');
INSERT INTO "moves" VALUES(3,15,'roll purple = purple1');
INSERT INTO "moves" VALUES(3,16,'purple>4=1');
INSERT INTO "moves" VALUES(3,17,'roll orange = orange3');
INSERT INTO "moves" VALUES(3,18,'orange>7=3');
INSERT INTO "moves" VALUES(3,19,'roll purple = purple6');
INSERT INTO "moves" VALUES(3,20,'purple>10=6');
INSERT INTO "moves" VALUES(3,21,'roll orange yellow purple = orange4 yellow6 purple3');
INSERT INTO "moves" VALUES(3,22,'reroll = orange6 yellow3 purple3');
INSERT INTO "moves" VALUES(3,23,'orange>11=12');
INSERT INTO "moves" VALUES(3,24,'decline');
INSERT INTO "moves" VALUES(3,25,'roll purple = purple1');
INSERT INTO "moves" VALUES(3,26,'miss');
INSERT INTO "moves" VALUES(3,27,'roll orange yellow purple = orange3 yellow5 purple6');
INSERT INTO "moves" VALUES(3,28,'purple>6=14');
INSERT INTO "moves" VALUES(3,29,'yellow>10=14');
INSERT INTO "moves" VALUES(3,30,'roll purple = purple2');
INSERT INTO "moves" VALUES(3,31,'purple>6=2');
INSERT INTO "moves" VALUES(3,32,'roll orange yellow purple = orange4 yellow2 purple4');
INSERT INTO "moves" VALUES(3,33,'orange>10=10');
INSERT INTO "moves" VALUES(3,34,'decline');
INSERT INTO "moves" VALUES(3,35,'roll yellow purple = yellow4 purple3');
INSERT INTO "moves" VALUES(3,36,'reroll = yellow1 purple1');
INSERT INTO "moves" VALUES(3,37,'yellow>2=2');
INSERT INTO "moves" VALUES(3,38,'decline');
INSERT INTO "moves" VALUES(3,39,'roll orange = orange2');
INSERT INTO "moves" VALUES(3,40,'reroll = orange2');
INSERT INTO "moves" VALUES(3,41,'orange>5=2');
INSERT INTO "moves" VALUES(3,42,'roll purple = purple6');
INSERT INTO "moves" VALUES(3,43,'reroll = purple5');
INSERT INTO "moves" VALUES(3,44,'roll purple = purple1');
INSERT INTO "moves" VALUES(3,45,'miss');
INSERT INTO "moves" VALUES(3,46,'roll orange yellow purple = orange5 yellow5 purple5');
INSERT INTO "moves" VALUES(3,47,'orange>12=15');
INSERT INTO "moves" VALUES(3,48,'yellow>10=15');
INSERT INTO "moves" VALUES(3,49,'roll orange yellow = orange1 yellow5');
INSERT INTO "moves" VALUES(3,50,'orange>8=6');
INSERT INTO "moves" VALUES(3,51,'roll purple = purple4');
INSERT INTO "moves" VALUES(3,52,'miss');
INSERT INTO "moves" VALUES(3,53,'roll purple = purple1');
INSERT INTO "moves" VALUES(3,54,'miss');
INSERT INTO "moves" VALUES(3,55,'roll orange yellow purple = orange1 yellow1 purple1');
INSERT INTO "moves" VALUES(3,56,'purple>7=3');
INSERT INTO "moves" VALUES(3,57,'yellow>2=3');
INSERT INTO "moves" VALUES(3,58,'roll yellow = yellow6');
INSERT INTO "moves" VALUES(3,59,'reroll = yellow2');
CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            player TEXT NOT NULL,
            played_on TEXT NOT NULL,
            seats INTEGER NOT NULL,
            kind TEXT NOT NULL,
            total INTEGER NOT NULL,
            zones TEXT NOT NULL,
            foxes INTEGER NOT NULL,
            fox_points INTEGER NOT NULL,
            lost TEXT NOT NULL,
            unused TEXT NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (sheet, player, played_on, game, seat)
        ) WITHOUT ROWID;
INSERT INTO "results" VALUES(3,0,'qwinto','Lia','2026-11-17',2,'table',-9,'{"orange": 5, "yellow": 4, "purple": 2, "bonus": 0, "misses": -20}',0,0,'{}','{}',0);
INSERT INTO "results" VALUES(3,1,'qwinto','Tom','2026-11-17',2,'table',-4,'{"orange": 3, "yellow": 3, "purple": 5, "bonus": 0, "misses": -15}',0,0,'{}','{}',1);
INSERT INTO "results" VALUES(1,0,'tres-fute','Lia','2026-11-17',1,'table',70,'{"yellow": 24, "blue": 2, "green": 6, "orange": 30, "purple": 6}',1,2,'{}','{}',1);
CREATE TABLE sheets (
            id TEXT NOT NULL,
            version INTEGER NOT NULL,
            edition TEXT NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY (id, version, edition)
        ) WITHOUT ROWID;
CREATE INDEX open_games ON games (id) WHERE over = 0;
CREATE INDEX games_by_kind ON games (kind, tag);
CREATE INDEX games_by_worked_out ON games (worked_out);
CREATE UNIQUE INDEX results_by_game ON results (game, seat);
CREATE INDEX games_by_day ON games (played_on, sheet);
COMMIT;
