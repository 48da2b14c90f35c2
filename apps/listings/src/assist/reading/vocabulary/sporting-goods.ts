import type { Vocabulary } from './vocabulary';

export const sportingGoods: Vocabulary = {
  certain: `mountain bike, road bike, gravel bike, hybrid bike, city bike, kids bike, childrens bike, girls bike, boys bike, exercise bike, spin bike, stationary bike,
    electric bike, e bike, ebike, balance bike, bmx bike, fixie bike, folding bike, cruiser bike, bike helmet, bicycle helmet, bike rack, bike trailer, bike
    pump, bike lock, bike light, bike lights, bike seat, bike wheels, bike frame, bike trainer, cycling shoes, cycling jersey, golf clubs, golf club, golf
    bag, golf balls, golf set, golf shoes, sleeping bag, sleeping bags, sleeping pad, camping tent, camping stove, camping chair, camping chairs, camping
    gear, hiking backpack, hiking poles, trekking poles, punching bag, heavy bag, boxing gloves, baseball glove, baseball bat, baseball bats, softball bat,
    hockey stick, hockey skates, hockey gear, ice skates, figure skates, roller skates, roller blades, inline skates, skate board, tennis racket, tennis
    racquet, badminton racket, squash racket, pickleball paddle, pickleball paddles, table tennis, ping pong, ping pong table, foosball table, soccer ball,
    soccer cleats, football cleats, baseball cleats, football boots, soccer goal, basketball hoop, basket ball, yoga mat, yoga block, weight bench, weight
    plates, bumper plates, barbell set, squat rack, power rack, pull up bar, resistance bands, kettle bell, rowing machine, elliptical trainer, home gym,
    multi gym, leg press, jump rope, foam roller, medicine ball, exercise ball, fishing rod, fishing reel, fishing rods, fishing pole, fishing gear, fishing
    tackle, tackle box, fly rod, paddle board, paddleboard, stand up paddle, surf board, boogie board, body board, wake board, water skis, ski boots, ski
    poles, ski helmet, cross country skis, snow board, snowboard boots, snow shoes, snowshoes, climbing shoes, climbing rope, climbing harness, dive gear,
    scuba gear, diving suit, wet suit, life jacket, swim fins, kick scooter, hunting bow, compound bow, recurve bow, dart board, dartboard, pool cue,
    bowling ball, bowling shoes, horse saddle, riding helmet, riding boots, shin guards, shoulder pads, catchers gear, lacrosse stick, cricket bat, cricket
    kit, trampoline, air rifle, camping lantern, hydration pack, camelbak, bear canister, life vest, bicicleta de montana, bicicleta estatica, palos de
    golf, saco de dormir, cana de pescar, tabla de surf, velo electrique, velo enfant, velo de route, vtt, velo d appartement, sac de couchage, canne a
    peche, club de golf, clubs de golf, planche de surf, mountainbike, racchetta da tennis, canna da pesca, sacco a pelo, tavola da surf, bici elettrica,
    tapis roulant, scarponi da sci, prancha de surf, vara de pesca, saco cama, bicicleta eletrica, raquete de tenis, 山地车, 公路车, 网球拍, 羽毛球拍, 高尔夫, 睡袋, 鱼竿, 钓鱼竿,
    跑步机, 瑜伽垫, ロードバイク, マウンテンバイク, クロスバイク, ゴルフクラブ, テニスラケット, 寝袋, 釣竿, 釣り竿, 電動自転車, क्रिकेट बैट, योगा मैट, क्रिकेट किट, badminton, cricket, mens bike, womens bike,
    ladies bike, road bicycle, mountain bicycle, youth bike, toddler bike, training wheels, bike stand, bike repair stand, bike tires, bike tire, bike
    parts, bike wheelset, clipless pedals, bike shoes, bike trailer kids, bike carrier, hitch bike rack, trunk bike rack, car bike rack, ski rack, kayak
    rack, surf rack, exercise machine, exercise mat, workout bench, adjustable bench, adjustable dumbbells, hand weights, ankle weights, weight vest, weight
    lifting, olympic bar, olympic weights, curl bar, ez bar, smith machine, cable machine, bow flex, ab roller, ab machine, balance ball, stability ball,
    yoga blocks, pilates reformer, boxing bag, speed bag, heavy bag stand, mma gloves, karate gi, sparring gear, golf driver, golf irons, golf cart bag
    push, push cart golf, golf putter, fairway wood, sand wedge, pitching wedge, driver and irons, set of clubs, left handed clubs, tennis rackets, tennis
    racquets, racquetball, badminton set, volleyball set, croquet set, cornhole set, horseshoe set, bocce set, basketball goal, portable basketball hoop,
    soccer net, soccer shin guards, hockey helmet, hockey bag, hockey pads, goalie pads, goalie gear, lacrosse helmet, football helmet, football pads,
    baseball gear, catcher gear, catchers mitt, softball glove, batting gloves, batting helmet, pitching machine, batting tee, snowboard bindings, ski gear,
    ski goggles, snow goggles, downhill skis, kids skis, ski set, cross country ski, ice fishing, ice auger, fishing kayak, sit on top, sit in kayak,
    inflatable kayak, inflatable paddle board, tandem kayak, canoe paddles, life jackets, life vests, rash guard, snorkel set, snorkeling gear, scuba tank,
    scuba regulator, bcd, dive computer, camp stove, camping cot, camp chair, camp chairs, camp cookware, backpacking tent, backpacking pack, hiking pack,
    hiking gear, internal frame pack, external frame, bear spray, headlamp, tree stand, treestand, deer stand, ground blind, game camera, duck decoys,
    hunting blind, hunting boots, gun rack, gun case, rifle case, shooting bench, pistol range bag, bowling bag, pool cues, air hockey, air hockey table,
    foosball, ping pong paddles, table tennis table, climbing gear, quickdraws, belay device, crash pad, roller skate, ice skate, inline skate, skateboard
    deck, skateboard complete, complete skateboard, long board, pogo, english saddle, western saddle, horse riding, riding crop, gymnastics mat, gymnastics
    bar, ballet barre, towable tube, ski vest`,
  things: `bike, bikes, bicycle, bicycles, bmx, tricycle, unicycle, tandem, mtb, hardtail, fixie, helmet, cycling, handlebars, panniers, skateboard, longboard, penny
    board, rollerblades, skates, kayak, canoe, paddle, oars, raft, dinghy, surfboard, wakeboard, kneeboard, bodyboard, windsurf, kitesurf, kiteboard,
    snorkel, fins, flippers, wetsuit, goggles, swim goggles, skis, ski, snowboard, bindings, sled, toboggan, tent, tarp, cot, hammock camping, backpacking,
    trekking, carabiner, harness, crampons, ice axe, dumbbell, dumbbells, barbell, kettlebell, kettlebells, weights, weight set, treadmill, elliptical,
    rower, stairmaster, stepper, peloton, gym equipment, fitness equipment, exercise equipment, workout equipment, golf, putter, irons, iron set, wedge,
    racket, racquet, rackets, mitt, puck, football, soccer, basketball, volleyball, volleyball net, baseball, softball, rugby, hockey, lacrosse, tennis,
    boxing, mma, karate, judo, taekwondo, gi, fencing foil, archery, arrows, crossbow, quiver, reel, tackle, lures, lure, waders, decoys, rifle scope,
    binoculars, darts, frisbee, disc golf, discs, cornhole, croquet, bocce, horseshoes, bowling, billiards, yoga, pilates, reformer, gymnastics, balance
    beam, tumbling mat, cheer, cleats, knee pads, elbow pads, wrist guards, mouthguard, stopwatch, whistle, hydroflask, hydro flask, water bottle, horse
    tack, bridle, halter, equestrian, spurs, paintball, airsoft, paintball gun, bike basket, child bike seat, trailer bike, cyclocomputer, kickboard,
    treading, ellipticals, bicicleta, bici, bicis, patines, patineta, monopatin, casco de bici, pesas, mancuernas, caminadora, cinta de correr, eliptica,
    raqueta, pelota, balon, tienda de campana, carpa, esquis, esqui, tabla, pesca, guantes de boxeo, bate, canasta, cuerda, bicicletas, porteria, velo,
    velos, bicyclette, trottinette, patins, rollers, halteres, tapis de course, raquette, ballon, balle, tente, luge, peche, gants de boxe, planche a voile,
    palmes, masque de plongee, kimono judo, boules de petanque, petanque, arc, bicicletta, biciclette, pattini, monopattino, pesi, manubri, cyclette,
    racchetta, racchette, pallone, palla, tenda da campeggio, tenda, sci, scarponi, slittino, guantoni, pinne, maschera da sub, canoa, arco, skate, patins
    em linha, anilhas, esteira, bicicleta ergometrica, raquete, raquetes, bola, barraca, tenda de campismo, prancha, caiaque, luvas de boxe, chuteira,
    chuteiras, nadadeiras, trotinete, 自行车, 单车, 折叠车, 滑板, 滑板车, 轮滑, 旱冰鞋, 头盔, 哑铃, 杠铃, 椭圆机, 动感单车, 球拍, 乒乓球, 篮球, 足球, 排球, 帐篷, 露营, 滑雪板, 滑雪, 冲浪板, 皮划艇, 登山, 拳击手套, 钓具,
    健身, 健身器材, 自転車, チャリ, ママチャリ, スケートボード, スケボー, ローラースケート, ヘルメット, ダンベル, バーベル, ランニングマシン, ラケット, ボール, バスケットボール, サッカーボール, 野球, グローブ, バット, テント, キャンプ, スキー, スキー板,
    スノーボード, スノボ, サーフボード, カヤック, 釣り, リール, ルアー, ゴルフ, ウェア ゴルフ, ヨガマット, 筋トレ, 卓球, साइकिल, साईकिल, स्केटबोर्ड, स्केट्स, हेलमेट, डंबल, डम्बल, ट्रेडमिल, रैकेट, बल्ला,
    गेंद, फुटबॉल, बास्केटबॉल, क्रिकेट, बैडमिंटन, टेंट, तंबू, जिम, कैरम, golf ball, tennis balls, tennis ball, bike chain, bicycle chain, bike saddle, bike
    cooler,
    jiu jitsu gi, driver golf, irons set, pickleball, paddle set, bow hunting, 4 person tent, carabiners, pedals clipless, swing set trampoline,
    horseshoes game, frisbee golf`,
  compounds: `fahrrad, fahrräder, rennrad, roller, tretroller, inlineskates, inliner, schlittschuhe, rollschuhe, helm, hanteln, hantel, hantelbank, laufband,
    crosstrainer, ergometer, heimtrainer, schläger, tennisschläger, fußball, zelt, schlafsack, isomatte, skier, skischuhe, schlitten, surfbrett, kajak,
    kanu, angel, angelrute, boxhandschuhe, golfschläger, trampolin, tischtennisplatte, yogamatte, sportgerät, sportgeräte, kletterschuhe, neoprenanzug,
    schlauchboot, torwarthandschuhe, pfeil, bogen, reitsattel, fahrradanhänger, laufrad, kinderrad, damenrad, herrenrad, kinderfahrrad`,
  makers: `trek, specialized, giant bike, cannondale, schwinn, huffy, santa cruz bikes, bianchi, cervelo, canyon bike, cube bike, scott bike, merida, kona, gt
    bicycles, diamondback, brompton, dahon, raleigh, rad power, shimano, sram, rockshox, fox forks, campagnolo, bowflex, nordictrack, rogue, concept2,
    concept 2, life fitness, precor, titleist, callaway, taylormade, ping golf, cobra golf, mizuno, cleveland golf, odyssey putter, wilson, rawlings,
    easton, louisville slugger, spalding, bauer, ccm, rossignol, salomon skis, atomic skis, k2, burton, volkl, head racket, head tennis, babolat, yonex,
    prince racket, coleman, rei, msr, big agnes, kelty, osprey, nemo, jetboil, black diamond, thule, yeti cooler, penn, abu garcia, daiwa, shakespeare rod,
    ugly stik, st croix, orvis, old town, hobie, pelican kayak, everlast, venum, speedo, o neill, rip curl, santa cruz skateboard, razor scooter,
    rollerblade, decathlon, quechua, btwin, domyos, kettler, hyperice, theragun, intex kayak, aquaglide, prijon, nike football, mitre, gilbert, kookaburra,
    gray nicolls, sg bat, li ning, cosco, nivia, stiga, butterfly, scubapro, mares, cressi, petzl, mammut, vaude, deuter, gazelle bike, ktm bike, haibike,
    bulls fahrrad, orbea, btt, bow, rod, bat, scope, pump, pedals, hiking, camping, fishing, hunting`,
  traits: `21 speed, 18 speed, 24 speed, 10 speed, speeds, gears, derailleur, disc brakes, rim brakes, suspension, front suspension, full suspension, aluminum frame,
    aluminium frame, carbon frame, frame size, cm frame, 26 inch wheels, 29er, 27 5, 700c, 20 inch wheels, tubeless, lb, lbs, pounds, kg, left handed, right
    handed, stiff flex, regular flex, graphite shafts, 4 person, 2 person, two person, 6 person, 3 season, four season, waterproof tent, trail, rides,
    ridden, gym, workout, fitness, sport, sports, athletic, exercise, training, slope, skiing, surfing, climbing, bouldering, diving, outdoors, outdoor,
    camp, campsite, cambios, velocidades, deporte, gimnasio, vitesses, gänge, gang, zoll, sportliche, rapporti, marce bici, palestra, marchas, academia,
    esporte, desporto, 变速, 运动, 户外, 変速, スポーツ, アウトドア, गियर, खेल, kids 20 inch, 16 inch, 24 inch wheels, ball, saddle, cycle, ride, swim, beginner, cooler`,
};
