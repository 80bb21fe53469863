PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            header TEXT NOT NULL,
            started TEXT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        , sheet TEXT NOT NULL DEFAULT '', players TEXT NOT NULL DEFAULT '[]', played_on TEXT NOT NULL DEFAULT '', kind TEXT NOT NULL DEFAULT 'table', tag TEXT NOT NULL DEFAULT '', round INTEGER, totals TEXT, worked_out INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES(1,'fute-record 1
ruleset: melange 1
player: "Lia"
dice: seeded 3
date: 2026-11-17','2026-11-17 19:14:46',1,'melange','["Lia"]','2026-11-17','table','',6,'[43]',1);
INSERT INTO "games" VALUES(2,'fute-record 1
ruleset: melange 1
player: "Lia"
player: "Tom"
dice: seeded 4
date: 2026-11-17','2026-11-17 19:14:46',0,'melange','["Lia", "Tom"]','2026-11-17','table','',1,'[2, 5]',1);
INSERT INTO "games" VALUES(3,'fute-record 1
ruleset: melange 1
player: "Lia"
dice: fair-share 4077768043
date: 2026-11-17','2026-11-17 19:14:46',0,'melange','["Lia"]','2026-11-17','daily','2026-11-17',2,'[2]',1);
INSERT INTO "games" VALUES(4,'fute-record 1
ruleset: melange 1
player: "Zoé"
dice: fair-share 77
date: 2026-11-17','2026-11-17 19:14:46',0,'melange','["Zo\u00e9"]','2026-11-17','duel','melange-1080-0000-2D1F',1,'[1]',1);
INSERT INTO "games" VALUES(5,'fute-record 1
ruleset: qwinto 1
player: "Lia"
player: "Tom"
dice: seeded 5
date: 2026-11-17','2026-11-17 19:14:46',0,'qwinto','["Lia", "Tom"]','2026-11-17','table','',4,'[1, 6]',1);
CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,'roll = white2 yellow3 blue4 green4 orange2 purple4');
INSERT INTO "moves" VALUES(1,1,'reroll = white3 yellow2 blue2 green4 orange4 purple5');
INSERT INTO "moves" VALUES(1,2,'yellow>r3c1=2');
INSERT INTO "moves" VALUES(1,3,'roll = white4 blue5 green4 orange1 purple3');
INSERT INTO "moves" VALUES(1,4,'white>purple.1=4');
INSERT INTO "moves" VALUES(1,5,'roll = blue1 green1');
INSERT INTO "moves" VALUES(1,6,'blue>r2c2');
INSERT INTO "moves" VALUES(1,7,'roll = yellow1 blue1 green2 | white6 orange4 purple3');
INSERT INTO "moves" VALUES(1,8,'decline');
INSERT INTO "moves" VALUES(1,9,'roll = white1 yellow6 blue3 green4 orange5 purple6');
INSERT INTO "moves" VALUES(1,10,'white>green.2=1');
INSERT INTO "moves" VALUES(1,11,'roll = yellow6 blue2 green2 orange4 purple1');
INSERT INTO "moves" VALUES(1,12,'orange>7');
INSERT INTO "moves" VALUES(1,13,'roll = yellow5');
INSERT INTO "moves" VALUES(1,14,'pass');
INSERT INTO "moves" VALUES(1,15,'done');
INSERT INTO "moves" VALUES(1,16,'roll = yellow1 blue2 green1 | purple2 white5 orange3');
INSERT INTO "moves" VALUES(1,17,'yellow>r2c1=1');
INSERT INTO "moves" VALUES(1,18,'extra white>yellow.r3c2=5');
INSERT INTO "moves" VALUES(1,19,'mix>joker');
INSERT INTO "moves" VALUES(1,20,'roll = white5 yellow2 blue6 green6 orange2 purple4');
INSERT INTO "moves" VALUES(1,21,'yellow>r2c2=2');
INSERT INTO "moves" VALUES(1,22,'mix>joker');
INSERT INTO "moves" VALUES(1,23,'roll = white5 blue2 green5 orange6 purple4');
INSERT INTO "moves" VALUES(1,24,'white~6>purple.3=6');
INSERT INTO "moves" VALUES(1,25,'roll = green3 orange3');
INSERT INTO "moves" VALUES(1,26,'green>1=3');
INSERT INTO "moves" VALUES(1,27,'roll = blue5 green3 purple1 | orange5 yellow5 white5');
INSERT INTO "moves" VALUES(1,28,'decline');
INSERT INTO "moves" VALUES(1,29,'?any>yellow.r2c3=4');
INSERT INTO "moves" VALUES(1,30,'?blue>r1c2');
INSERT INTO "moves" VALUES(1,31,'roll = white3 yellow4 blue5 green4 orange5 purple4');
INSERT INTO "moves" VALUES(1,32,'blue>r3c3');
INSERT INTO "moves" VALUES(1,33,'roll = orange2');
INSERT INTO "moves" VALUES(1,34,'pass');
INSERT INTO "moves" VALUES(1,35,'roll = orange4');
INSERT INTO "moves" VALUES(1,36,'pass');
INSERT INTO "moves" VALUES(1,37,'roll = white3 yellow2 orange1 | green3 purple4 blue6');
INSERT INTO "moves" VALUES(1,38,'yellow~3>r1c1=3');
INSERT INTO "moves" VALUES(1,39,'roll = white6 yellow6 blue5 green5 orange1 purple1');
INSERT INTO "moves" VALUES(1,40,'green>4=5');
INSERT INTO "moves" VALUES(1,41,'?blue>r4c2');
INSERT INTO "moves" VALUES(1,42,'?green>3=1');
INSERT INTO "moves" VALUES(1,43,'roll = white1 yellow6 blue6');
INSERT INTO "moves" VALUES(1,44,'white>green.5=1');
INSERT INTO "moves" VALUES(1,45,'mix>polish');
INSERT INTO "moves" VALUES(1,46,'roll = yellow6 blue1');
INSERT INTO "moves" VALUES(1,47,'reroll = yellow6 blue5');
INSERT INTO "moves" VALUES(1,48,'reroll = yellow6 blue3');
INSERT INTO "moves" VALUES(1,49,'yellow>r3c3=6');
INSERT INTO "moves" VALUES(1,50,'roll = yellow3 blue3 orange2 | white4 green5 purple5');
INSERT INTO "moves" VALUES(1,51,'yellow-1>r2c4=2');
INSERT INTO "moves" VALUES(1,52,'extra white>purple.4=12');
INSERT INTO "moves" VALUES(1,53,'?blue>r3c4');
INSERT INTO "moves" VALUES(1,54,'roll = white6 yellow6 blue4 green1 orange4 purple2');
INSERT INTO "moves" VALUES(1,55,'pass');
INSERT INTO "moves" VALUES(1,56,'roll = white5 yellow5 blue5 green3 orange3 purple5');
INSERT INTO "moves" VALUES(1,57,'pass');
INSERT INTO "moves" VALUES(1,58,'roll = white1 yellow6 blue3 green2 orange5 purple4');
INSERT INTO "moves" VALUES(1,59,'white>orange.10');
INSERT INTO "moves" VALUES(1,60,'roll = yellow4 orange2 purple3 | white5 blue5 green6');
INSERT INTO "moves" VALUES(1,61,'yellow>r3c4=4');
INSERT INTO "moves" VALUES(2,0,'roll = white2 yellow3 blue3 green1 orange4 purple5');
INSERT INTO "moves" VALUES(2,1,'white>orange.5');
INSERT INTO "moves" VALUES(2,2,'roll = yellow3 blue3 orange2 purple1');
INSERT INTO "moves" VALUES(2,3,'reroll = yellow1 blue3 orange3 purple3');
INSERT INTO "moves" VALUES(2,4,'yellow>r1c1=1');
INSERT INTO "moves" VALUES(2,5,'roll = blue6 orange4 purple1');
INSERT INTO "moves" VALUES(2,6,'blue>r3c3');
INSERT INTO "moves" VALUES(2,7,'green>1=1');
INSERT INTO "moves" VALUES(2,8,'roll = white5 yellow5 blue5 green5 orange4 purple4');
INSERT INTO "moves" VALUES(2,9,'white>yellow.r3c1=5');
INSERT INTO "moves" VALUES(2,10,'roll = yellow2 blue2 green6');
INSERT INTO "moves" VALUES(2,11,'pass');
INSERT INTO "moves" VALUES(3,0,'roll = white6 yellow6 blue4 green5 orange6 purple4');
INSERT INTO "moves" VALUES(3,1,'white>purple.1=6');
INSERT INTO "moves" VALUES(3,2,'roll = yellow6 orange3');
INSERT INTO "moves" VALUES(3,3,'pass');
INSERT INTO "moves" VALUES(3,4,'roll = yellow5 orange4');
INSERT INTO "moves" VALUES(3,5,'pass');
INSERT INTO "moves" VALUES(3,6,'roll = white1 yellow3 purple3 | green4 orange3 blue3');
INSERT INTO "moves" VALUES(3,7,'yellow>r1c1=3');
INSERT INTO "moves" VALUES(3,8,'roll = white3 yellow5 blue2 green2 orange6 purple4');
INSERT INTO "moves" VALUES(4,0,'roll = white1 yellow1 blue3 green4 orange6 purple4');
INSERT INTO "moves" VALUES(4,1,'yellow>r1c1=1');
INSERT INTO "moves" VALUES(4,2,'roll = white5 blue5 green2 orange3 purple5');
INSERT INTO "moves" VALUES(4,3,'green>1=2');
INSERT INTO "moves" VALUES(4,4,'roll = white3 blue1 orange5 purple4');
INSERT INTO "moves" VALUES(4,5,'orange>8');
INSERT INTO "moves" VALUES(4,6,'roll = white4 blue1 orange2 | yellow5 purple6 green5');
INSERT INTO "moves" VALUES(5,0,'roll orange yellow = orange4 yellow5');
INSERT INTO "moves" VALUES(5,1,'orange>8=9');
INSERT INTO "moves" VALUES(5,2,'yellow>5=9');
INSERT INTO "moves" VALUES(5,3,'roll yellow = yellow5');
INSERT INTO "moves" VALUES(5,4,'yellow>2=5');
INSERT INTO "moves" VALUES(5,5,'yellow>3=5');
INSERT INTO "moves" VALUES(5,6,'roll yellow purple = yellow5 purple5');
INSERT INTO "moves" VALUES(5,7,'miss');
INSERT INTO "moves" VALUES(5,8,'purple>2=10');
INSERT INTO "moves" VALUES(5,9,'roll orange yellow = orange6 yellow4');
INSERT INTO "moves" VALUES(5,10,'orange>4=10');
INSERT INTO "moves" VALUES(5,11,'yellow>9=10');
INSERT INTO "moves" VALUES(5,12,'roll orange purple = orange5 purple3');
INSERT INTO "moves" VALUES(5,13,'orange>3=8');
INSERT INTO "moves" VALUES(5,14,'orange>3=8');
INSERT INTO "moves" VALUES(5,15,'roll orange yellow purple = orange6 yellow4 purple2');
INSERT INTO "moves" VALUES(5,16,'purple>10=12');
INSERT INTO "moves" VALUES(5,17,'orange>11=12');
INSERT INTO "moves" VALUES(5,18,'roll orange purple = orange1 purple2');
INSERT INTO "moves" VALUES(5,19,'purple>2=3');
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
INSERT INTO "results" VALUES(1,0,'melange','Lia','2026-11-17',1,'table',43,'{"yellow": 18, "blue": 11, "green": 0, "orange": 3, "purple": 11}',0,0,'{}','{"reroll": 1}',1);
CREATE INDEX open_games ON games (id) WHERE over = 0;
CREATE INDEX games_by_kind ON games (kind, tag);
CREATE INDEX games_by_worked_out ON games (worked_out);
CREATE UNIQUE INDEX results_by_game ON results (game, seat);
CREATE INDEX games_by_day ON games (played_on, sheet);
COMMIT;
