PRAGMA user_version = 6;
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
CREATE TABLE reviews (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            version INTEGER NOT NULL,
            expert TEXT NOT NULL,
            start REAL NOT NULL,
            final REAL NOT NULL,
            luck REAL NOT NULL,
            loss REAL NOT NULL,
            details TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID;
INSERT INTO "reviews" VALUES(1,0,1,'fox',84.2283706665039,70.0,7.43662975099351569946e+02,7.57891345765855476215e+02,'{"decisions": [[1, 1, "choose", "yellow", "white>yellow.r3c3", "orange>1=2", 70.65084075927734, 15.84564208984375], [3, 1, "choose", "yellow", "yellow>r1c1", "yellow>r4c2", 67.64472569359674, 7.947532865736207], [5, 1, "choose", "", "pass", "orange>1=4", 66.86451721191406, 14.320091247558594], [7, 1, "passive", "yellow", "white>yellow.r3c1", "orange>1=1", 69.21251678466797, 17.258934020996094], [9, 2, "choose", "", "pass", "white>yellow.r4c2", 68.7517318725586, 12.100112915039062], [11, 2, "choose", "green", "green>1", "white>orange.1=1", 51.1210823059082, 20.042722913953995], [13, 2, "choose", "orange", "orange>1=2", "orange>1=2", 71.63269805908203, 0.0], [14, 2, "extra", "purple", "extra white>purple.1=1", "extra purple>1=2", 64.1042251586914, 7.528472900390625], [16, 2, "passive", "orange", "orange>2=3", "white>yellow.r4c3", 75.80477142333984, 25.53445053100586], [18, 3, "choose", "green", "white>green.2", "yellow>r2c1", 69.43997955322266, 44.06268310546875], [20, 3, "choose", "", "pass", "orange>3=5", 58.00377655029297, 41.41679382324219], [22, 3, "choose", "", "reroll", "orange>3=6", 61.116519927978516, 39.351200103759766], [23, 3, "choose", "orange", "orange>3=5", "orange>3=5", 94.58737182617188, 0.0], [25, 3, "passive", "blue", "blue>r2c3", "blue>r2c3", 134.33700561523438, 0.0], [26, 4, "bonus", "purple", "?any>purple.2=5", "?any>yellow.r2c1", 111.09021759033203, 23.246788024902344], [28, 4, "choose", "yellow", "white>yellow.r2c1", "white>yellow.r2c1", 146.23158264160156, 0.0], [30, 4, "choose", "yellow", "yellow>r4c2", "reroll", 135.4741711086697, 5.802582634819885], [32, 4, "choose", "", "pass", "pass", 136.38862355550128, 0.0], [34, 4, "passive", "orange", "white>orange.4=3", "decline", 143.88839721679688, 12.918960571289062], [36, 5, "choose", "yellow", "white>yellow.r4c4", "orange>5=1", 140.81272888183594, 42.425811767578125], [38, 5, "choose", "", "reroll", "yellow>r2c2", 141.41688537597656, 35.687164306640625], [39, 5, "choose", "yellow", "yellow>r1c2", "reroll", 122.41548156738281, 24.22418212890625], [41, 5, "passive", "orange", "orange>5=3", "orange>5=3", 195.85247802734375, 0.0], [42, 5, "bonus", "yellow", "?yellow>r2c4", "?yellow>r2c2", 106.51622009277344, 89.33625793457031], [44, 6, "choose", "", "reroll", "white>yellow.r2c2", 109.05531311035156, 36.97499084472656], [45, 6, "choose", "", "pass", "orange>6=4", 109.34801483154297, 53.829243130154055], [47, 6, "choose", "orange", "orange>6=3", "yellow>r1c3", 115.39042663574219, 30.16534423828125], [49, 6, "choose", "blue", "blue>r1c4", "blue>r1c4", 203.2155441708035, 0.0], [50, 6, "extra", "yellow", "extra white>yellow.r2c2", "extra white>yellow.r2c2", 203.32115173339844, 0.0], [51, 6, "extra", "", "done", "extra orange>8=3", 190.617431640625, 12.703720092773438], [53, 6, "passive", "yellow", "yellow>r4c3", "orange>8=2", 206.79034423828125, 8.3773193359375], [54, 6, "passive_extra", "green", "extra white>green.3", "extra yellow>r3c4", 70.0, 136.79034423828125]], "luck": [[0, "choose", 2.2681121826171875, 86.4964828491211], [2, "choose", 4.9414178000556035, 75.59225855933295], [4, "choose", 13.539882765875916, 81.18460845947266], [6, "passive", 19.60693359375, 86.47145080566406], [8, "choose", 11.639328002929688, 80.85184478759766], [10, "choose", 2.412073347303604, 71.1638052198622], [12, "choose", 20.511615753173828, 71.63269805908203], [-1, "extra", 0.0, 71.63269805908203], [15, "passive", 37.2349967956543, 101.3392219543457], [17, "choose", 37.69789123535156, 113.5026626586914], [19, "choose", 29.9805908203125, 99.42057037353516], [21, "choose", 42.46394348144531, 100.46772003173828], [22, "choose", 33.47085189819336, 94.58737182617188], [24, "passive", 39.7496337890625, 134.33700561523438], [-1, "bonus", 0.0, 134.33700561523438], [27, "choose", 35.14136505126953, 146.23158264160156], [29, "choose", -4.95482889811197, 141.2767537434896], [31, "choose", 0.9144524468315751, 136.38862355550128], [33, "passive", 20.418734232584654, 156.80735778808594], [35, "choose", 39.35014343261719, 183.23854064941406], [37, "choose", 36.29132080078125, 177.1040496826172], [38, "choose", 5.2227783203125, 146.63966369628906], [40, "passive", 73.43699645996094, 195.85247802734375], [-1, "bonus", 0.0, 195.85247802734375], [43, "choose", 39.51408386230469, 146.03030395507812], [44, "choose", 54.12194485134546, 163.17725796169702], [46, "choose", 36.20775604248047, 145.55577087402344], [48, "choose", 87.82511753506131, 203.2155441708035], [-1, "extra", 0.10560756259494042, 203.32115173339844], [-1, "extra", 0.0, 203.32115173339844], [52, "passive", 24.55023193359375, 215.16766357421875], [-1, "passive_extra", 0.0, 206.79034423828125], [-1, "over", 0.0, 70.0]]}');
INSERT INTO "reviews" VALUES(3,0,1,'fox',-1.24513366699218749997e+02,-9.0,836.649538870211,7.21136172170992381311e+02,'{"decisions": [[0, 1, "before_roll", "", "roll orange yellow purple", "roll purple", -134.3940887451172, 15.220243453979492], [1, 1, "write", "yellow", "yellow>8=12", "purple>9=12", -156.94961547851562, 74.42603302001953], [5, 1, "write_along", "purple", "purple>1=13", "purple>10=13", -188.07418823242188, 48.77299499511719], [6, 2, "before_roll", "", "roll yellow", "roll orange", -185.85546875, 17.4008480531198], [7, 2, "write", "", "miss", "yellow>4=5", -198.5831298828125, 35.16520690917969], [12, 3, "before_roll", "", "roll yellow", "roll orange", -215.20263405199404, 61.672789255778014], [13, 3, "write", "yellow", "yellow>3=6", "reroll", -195.08270263671875, 22.2216796875], [17, 4, "before_roll", "", "roll orange", "roll orange", -154.4995074007246, 0.0], [18, 4, "write", "orange", "orange>7=3", "orange>12=3", -173.23489379882812, 79.16703033447266], [21, 5, "before_roll", "", "roll orange yellow purple", "roll orange yellow", -151.9131101237403, 4.591687838236481], [22, 5, "write", "", "reroll", "orange>12=13", -158.93814086914062, 41.47972869873047], [23, 5, "write", "orange", "orange>11=12", "orange>12=12", -152.20582580566406, 39.4072265625], [27, 6, "before_roll", "", "roll orange yellow purple", "roll orange", -142.24636840820312, 9.229354858398438], [28, 6, "write", "purple", "purple>6=14", "purple>10=14", -158.99179077148438, 77.92420959472656], [32, 7, "before_roll", "", "roll orange yellow purple", "roll orange yellow purple", -143.66224038159407, 0.0], [33, 7, "write", "orange", "orange>10=10", "orange>8=10", -154.98458862304688, 36.69702911376953], [38, 7, "write_along", "", "decline", "yellow>2=2", -167.45452880859375, 19.337890625], [39, 8, "before_roll", "", "roll orange", "roll yellow", -166.8293253580729, 2.2614339192708144], [40, 8, "write", "", "reroll", "reroll", -154.84559631347656, 0.0], [41, 8, "write", "orange", "orange>5=2", "orange>3=2", -197.7096710205078, 38.98408508300781], [44, 9, "before_roll", "", "roll purple", "roll yellow", -189.58616638183594, 7.6356658935546875], [45, 9, "write", "", "miss", "reroll", -192.91770935058594, 6.938232421875], [48, 9, "write_along", "yellow", "yellow>10=15", "purple>9=15", -192.42901611328125, 44.369110107421875], [49, 10, "before_roll", "", "roll orange yellow", "roll orange", -204.04751586914062, 15.91510518391928], [50, 10, "write", "orange", "orange>8=6", "orange>8=6", -181.8313751220703, 0.0], [53, 11, "before_roll", "", "roll purple", "roll orange yellow", -201.8136249118381, 15.02026451958551], [54, 11, "write", "", "miss", "miss", -191.3982696533203, 0.0], [57, 11, "write_along", "yellow", "yellow>2=3", "decline", -201.19932556152344, 4.45013427734375], [58, 12, "before_roll", "", "roll yellow", "roll orange", -201.26168738471137, 2.8481877644856866], [59, 12, "write", "", "reroll", "reroll", -201.0264129638672, 0.0]], "luck": [[-1, "before_roll", 5.339521408081055, -119.1738452911377], [0, "write", 51.870506286621094, -82.5235824584961], [3, "write_along", 17.648422241210938, -139.3011932373047], [-1, "before_roll", 19.619567535541677, -168.4546206968802], [6, "write", 22.437545776367188, -163.4179229736328], [10, "before_roll", 45.053285086596475, -153.52984479621603], [12, "write", 42.34161110277529, -172.86102294921875], [15, "before_roll", 40.58319523599414, -154.4995074007246], [17, "write", 60.43164393636914, -94.06786346435547], [19, "before_roll", 25.91347151332431, -147.32142228550381], [21, "write", 34.45469795333014, -117.45841217041016], [22, "write", 46.13954162597656, -112.79859924316406], [25, "before_roll", 19.188812255859375, -133.0170135498047], [27, "write", 61.17878723144531, -81.06758117675781], [30, "before_roll", 15.3295503898903, -143.66224038159407], [32, "write", 25.37468087231673, -118.28755950927734], [36, "write_along", 6.867950439453125, -148.11663818359375], [-1, "before_roll", 2.886637369791657, -164.5678914388021], [39, "write", 11.983729044596345, -154.84559631347656], [40, "write", -3.8799896240234375, -158.7255859375], [43, "before_roll", 15.759170532226562, -181.95050048828125], [44, "write", 3.606689453125, -185.97947692871094], [46, "write_along", 44.85780334472656, -148.05990600585938], [-1, "before_roll", 4.296605428059905, -188.13241068522134], [49, "write", 22.216140747070312, -181.8313751220703], [51, "before_roll", -4.961985270182282, -186.7933603922526], [53, "write", 10.415355258517792, -191.3982696533203], [55, "write_along", -5.350921630859375, -196.7491912841797], [-1, "before_roll", 2.785825941297759, -198.41349962022568], [58, "write", 0.2352744208441777, -201.0264129638672], [59, "over", 192.0264129638672, -9.0]]}');
INSERT INTO "reviews" VALUES(3,1,1,'fox',-1.32107894897460937495e+02,-4.0,6.38626607912558142722e+02,5.1051871301509726209e+02,'{"decisions": [[2, 1, "write_along", "orange", "orange>3=12", "purple>9=12", -116.04859924316406, 23.189842224121094], [3, 1, "before_roll", "", "roll orange yellow purple", "roll yellow", -129.15016174316406, 7.781827290852874], [4, 1, "write", "orange", "orange>5=13", "purple>10=13", -129.50999450683594, 63.63270568847656], [8, 2, "write_along", "", "decline", "yellow>10=5", -107.71498107910156, 22.39801788330078], [9, 2, "before_roll", "", "roll purple", "roll purple", -93.75569915771484, 0.0], [10, 2, "write", "", "reroll", "purple>2=6", -100.10442352294922, 44.74775695800781], [11, 2, "write", "purple", "purple>8=5", "purple>10=5", -109.90451049804688, 54.592742919921875], [14, 3, "write_along", "yellow", "yellow>4=6", "yellow>10=6", -112.64421844482422, 9.266769409179688], [15, 3, "before_roll", "", "roll purple", "roll purple", -103.27259254455566, 0.0], [16, 3, "write", "purple", "purple>4=1", "purple>4=1", -79.58808898925781, 0.0], [19, 4, "before_roll", "", "roll purple", "roll purple", -79.2633285522461, 0.0], [20, 4, "write", "purple", "purple>10=6", "purple>9=6", -69.62937927246094, 8.066116333007812], [24, 5, "write_along", "", "decline", "yellow>5=12", -70.15210723876953, 29.35684585571289], [25, 5, "before_roll", "", "roll purple", "roll yellow", -85.01374053955078, 13.086717923482269], [26, 5, "write", "", "miss", "miss", -70.9334716796875, 0.0], [29, 6, "write_along", "yellow", "yellow>10=14", "yellow>5=14", -77.0241470336914, 35.45255661010742], [30, 6, "before_roll", "", "roll purple", "roll yellow", -85.78741614023845, 9.119021733601897], [31, 6, "write", "purple", "purple>6=2", "purple>6=2", -68.81307220458984, 0.0], [34, 7, "write_along", "", "decline", "yellow>5=10", -66.34410095214844, 37.74991226196289], [35, 7, "before_roll", "", "roll yellow purple", "roll yellow", -77.70518493652344, 7.9429779052734375], [36, 7, "write", "", "reroll", "yellow>9=7", -79.09172821044922, 42.9365348815918], [37, 7, "write", "yellow", "yellow>2=2", "yellow>3=2", -48.59760665893555, 4.162937164306641], [42, 8, "before_roll", "", "roll purple", "roll purple", -50.2234001159668, 0.0], [43, 8, "write", "", "reroll", "miss", -57.68833923339844, 9.33810806274414], [46, 9, "before_roll", "", "roll orange yellow purple", "roll yellow purple", -75.32121276855469, 20.21672510217737], [47, 9, "write", "orange", "orange>12=15", "orange>7=15", -59.785823822021484, 25.29281997680664], [51, 10, "before_roll", "", "roll purple", "roll yellow purple", -84.12294006347656, 2.7514994409349214], [52, 10, "write", "", "miss", "purple>7=4", -80.65182495117188, 5.060089111328125], [55, 11, "before_roll", "", "roll orange yellow purple", "roll yellow", -111.58849334716797, 20.6496639251709], [56, 11, "write", "purple", "purple>7=3", "yellow>3=3", -91.58393859863281, 13.726524353027344]], "luck": [[0, "write_along", 39.24913787841797, -92.85875701904297], [-1, "before_roll", -5.319735209147126, -121.36833445231119], [3, "write", 63.27287292480469, -65.87728881835938], [6, "write_along", 44.193031311035156, -85.31696319580078], [-1, "before_roll", 13.959281921386719, -93.75569915771484], [9, "write", 38.39903259277344, -55.356666564941406], [10, "write", 44.79265594482422, -55.311767578125], [12, "write_along", 6.527061462402344, -103.37744903564453], [-1, "before_roll", 9.371625900268555, -103.27259254455566], [15, "write", 23.68450355529785, -79.58808898925781], [17, "before_roll", 0.32476043701171875, -79.2633285522461], [19, "write", 17.70006561279297, -61.563262939453125], [22, "write_along", 28.834117889404297, -40.79526138305664], [-1, "before_roll", -1.7749153772989814, -71.92702261606851], [25, "write", 14.080268859863281, -70.9334716796875], [27, "write_along", 29.361881256103516, -41.571590423583984], [-1, "before_roll", 0.355752627054855, -76.66839440663655], [30, "write", 16.974343935648605, -68.81307220458984], [32, "write_along", 40.2188835144043, -28.594188690185547], [-1, "before_roll", -3.4181060791015625, -69.76220703125], [35, "write", 41.549991607666016, -36.15519332885742], [36, "write", 34.65705871582031, -44.434669494628906], [40, "before_roll", -1.62579345703125, -50.2234001159668], [42, "write", 1.8731689453125, -48.3502311706543], [44, "before_roll", 2.583851567021121, -55.10448766637732], [46, "write", 40.828208923339844, -34.493003845214844], [49, "before_roll", -21.585616800520157, -81.37144062254164], [51, "write", 8.531204223632812, -75.59173583984375], [53, "before_roll", -10.287004470825195, -90.93882942199707], [55, "write", 33.7310791015625, -77.85741424560547], [59, "over", 87.58393859863281, -4.0]]}');
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
CREATE INDEX reviews_in_points ON reviews (game, seat, loss, luck);
COMMIT;
