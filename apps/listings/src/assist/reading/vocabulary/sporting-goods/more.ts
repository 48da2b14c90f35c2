import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `mountain bike, city bike, kids bike, childrens bike, girls bike, boys bike, exercise bike, electric bike, e bike, ebike, balance bike, bmx bike,
    folding bike, bicycle helmet, bike light, bike lights, bike wheels, bike frame, sleeping bag, sleeping bags, punching bag, heavy bag, roller
    blades, football boots, basket ball, medicine ball, exercise ball, fishing gear, tackle box, paddle board, paddleboard, stand up paddle, surf
    board, boogie board, body board, wake board, ski helmet, snow board, snow shoes, scuba gear, dartboard, pool cue, bowling shoes, shin guards,
    camelbak, bear canister, bicicleta de montana, bicicleta estatica, velo electrique, velo enfant, velo de route, vtt, planche de surf,
    mountainbike, sacco a pelo, tavola da surf, bici elettrica, tapis roulant, prancha de surf, saco cama, bicicleta eletrica, raquete de tenis,
    badminton, cricket, mens bike, womens bike, ladies bike, youth bike, toddler bike, bike repair stand, bike parts, bike carrier, workout bench,
    weight vest, balance ball, stability ball, pilates reformer, boxing bag, heavy bag stand, mma gloves, fairway wood, racquetball, volleyball set,
    horseshoe set, bocce set, hockey pads, batting tee, ice auger, sit on top, inflatable paddle board, canoe paddles, rash guard, bcd, hiking gear,
    bear spray, tree stand, treestand, deer stand, ground blind, game camera, gun case, rifle case, shooting bench, pistol range bag, bowling bag,
    pool cues, foosball, climbing gear, quickdraws, belay device, ice skate, long board, pogo, ballet barre`,
  things: `bike, bikes, tandem, mtb, hardtail, fixie, handlebars, paddle, oars, raft, dinghy, wakeboard, kneeboard, bodyboard, windsurf, kitesurf, kiteboard,
    fins, flippers, toboggan, tarp, cot, harness, ice axe, stairmaster, fitness equipment, exercise equipment, workout equipment, irons, puck,
    football, karate, judo, taekwondo, fencing foil, archery, crossbow, quiver, tackle, croquet, bocce, horseshoes, bowling, reformer, gymnastics,
    cheer, wrist guards, mouthguard, stopwatch, whistle, hydroflask, hydro flask, water bottle, horse tack, bridle, equestrian, spurs, trailer bike,
    cyclocomputer, kickboard, treading, bicicleta, bici, bicis, patines, patineta, monopatin, casco de bici, mancuernas, caminadora, cinta de correr,
    eliptica, raqueta, pelota, balon, carpa, tabla, guantes de boxeo, bate, canasta, cuerda, bicicletas, porteria, velo, velos, bicyclette,
    trottinette, patins, tapis de course, raquette, ballon, balle, luge, planche a voile, palmes, masque de plongee, kimono judo, boules de petanque,
    petanque, arc, bicicletta, biciclette, pattini, monopattino, pesi, manubri, cyclette, racchetta, racchette, pallone, palla, tenda da campeggio,
    tenda, scarponi, slittino, guantoni, pinne, maschera da sub, canoa, arco, patins em linha, anilhas, esteira, bicicleta ergometrica, raquete,
    raquetes, bola, barraca, prancha, caiaque, chuteira, chuteiras, nadadeiras, trotinete, bike chain, irons set, paddle set, horseshoes game`,
  compounds: `fahrrad, fahrräder, rennrad, roller, tretroller, inliner, schlittschuhe, rollschuhe, helm, hanteln, hantel, hantelbank, laufband, crosstrainer,
    ergometer, heimtrainer, schläger, fußball, zelt, schlafsack, isomatte, skier, skischuhe, schlitten, surfbrett, kajak, kanu, angel, angelrute,
    boxhandschuhe, golfschläger, trampolin, tischtennisplatte, yogamatte, sportgerät, sportgeräte, kletterschuhe, neoprenanzug, schlauchboot,
    torwarthandschuhe, pfeil, bogen, reitsattel, fahrradanhänger, laufrad, kinderrad, damenrad, herrenrad, kinderfahrrad`,
  makers: `trek, specialized, giant bike, cannondale, schwinn, huffy, santa cruz bikes, bianchi, cervelo, canyon bike, cube bike, scott bike, merida, kona,
    brompton, dahon, raleigh, rad power, shimano, sram, rockshox, fox forks, campagnolo, bowflex, nordictrack, rogue, life fitness, precor, titleist,
    callaway, taylormade, mizuno, wilson, easton, louisville slugger, spalding, bauer, ccm, k2, volkl, babolat, yonex, coleman, rei, msr, big agnes,
    kelty, osprey, nemo, jetboil, black diamond, thule, penn, abu garcia, daiwa, st croix, orvis, old town, hobie, everlast, venum, speedo, o neill,
    rip curl, rollerblade, decathlon, quechua, btwin, domyos, kettler, hyperice, theragun, aquaglide, prijon, nike football, mitre, gilbert,
    kookaburra, gray nicolls, li ning, cosco, nivia, stiga, butterfly, scubapro, mares, cressi, vaude, deuter, gazelle bike, ktm bike, haibike, bulls
    fahrrad, btt, bow, rod, bat, scope, pump, pedals, hiking, camping, fishing, hunting`,
  traits: `speeds, gears, derailleur, disc brakes, rim brakes, suspension, front suspension, full suspension, 26 inch wheels, 29er, 700c, 20 inch wheels,
    tubeless, lb, lbs, pounds, kg, left handed, right handed, stiff flex, regular flex, graphite shafts, 3 season, four season, trail, rides, ridden,
    gym, workout, fitness, sport, sports, athletic, exercise, training, slope, skiing, surfing, climbing, bouldering, diving, outdoors, outdoor, camp,
    campsite, cambios, velocidades, deporte, gimnasio, vitesses, gänge, gang, zoll, sportliche, rapporti, marce bici, palestra, marchas, academia,
    esporte, desporto, kids 20 inch, 16 inch, 24 inch wheels, ball, cycle, ride, swim, beginner, cooler`,
};
