import type { Vocabulary } from '../vocabulary';

/** What has an engine and is no car, or is drawn by one. */
export const twoWheelsWaterAndCamping: Vocabulary = {
  certain: `dirt bike, pit bike, street bike, sport bike, cruiser motorcycle, touring bike motorcycle, motor scooter, gas scooter, 50cc scooter, electric scooter,
    electric moped, four wheeler, quad bike, side by side, go kart, mini bike motor, jet ski, sea doo, pontoon boat, bass boat, jon boat, speed boat,
    sail boat, fishing boat, row boat with motor, outboard motor, trolling motor, boat trailer, boat motor, boat anchor, boat cover, travel trailer,
    pop up camper, popup camper, truck camper, camper van, fifth wheel, 5th wheel, toy hauler, motor home, teardrop trailer, scamp camper, utility
    trailer, enclosed trailer, car trailer, dump trailer, horse trailer, flatbed trailer, motorcycle jacket, motorcycle helmet, motorcycle gloves,
    motorcycle boots, motorcycle pants, riding jacket motorcycle, riding gear motorcycle, armored jacket, full face helmet, dirt bike helmet, dirt
    bike boots, motocross gear, motocross boots, saddlebags motorcycle, motorcycle trailer, motorcycle cover, motorcycle lift, motorcycle parts,
    motorcycle exhaust, motor bike, motor cycle, motorcycle, sport bike motorcycle, 4 wheeler, motor boat, e scooter, mobility scooter, snowmobile,
    motorbike helmet, motocross helmet, motorbike jacket, leather riding jacket, riding gear, casco de moto, chaqueta de moto, casque moto, blouson
    moto, casco moto, giacca moto, capacete de moto, riding jacket, riding gloves, riding boots motorcycle, riding pants, moto boots, moto jacket,
    moto gloves, motocross pants, leather suit motorcycle, biker jacket with armor, modular helmet, half helmet, open face helmet, dot helmet, mx
    helmet, atv helmet, snowmobile helmet, snowmobile suit, bike cover motorcycle, camper top, bike for parts yamaha, boat and trailer, boat with
    trailer, aluminum boat, fiberglass boat, hp motor, hp outboard, jet boat, deck boat, ski boat, wakeboard boat, inflatable boat with motor, dinghy
    with motor, motor for, cargo trailer, inflatable boat motor, scooter 50cc, side by side utv, scooter 125`,
  things: `sportbike, moped, utv, atv, waverunner, seadoo, rv, airstream, motorcycles, scooter moped, mopeds, chopper, bobber, quad, snowmobiles, camper,
    caravan, trailer, boat, boats, yacht, skiff, outboard, moto, motoneta, motocicleta, ciclomotor, lancha, remolque, autocaravana, caravana,
    velomoteur, cyclomoteur, camping car, caravane, remorque, bateau, motorino, ciclomotore, rimorchio, roulotte, barca, gommone, lambreta, barco,
    reboque, motorrad, motorroller, mofa, anhänger pkw, wohnwagen, wohnmobil, motorboot, quad 250, scooter, dinghy motor, panniers moto, windshield
    moto, barco a motor, camper trailer, rv trailer, trike motorcycle, mini bike, pocket bike, moped scooter, hover boat, tracker boat, lowe boat,
    malibu boat,
    电瓶车, 电动摩托, 房车, スクーター, 二輪, キャンピングカー, स्कूटर, एक्टिवा, ट्रैक्टर, बुलेट`,
  makers: `grom, honda grom, ruckus, honda ruckus, rebel 250, rebel 300, cbr, cbr600, cb500, cb750, shadow 750, goldwing, crf, crf150, crf250, xr400, ninja 250,
    ninja 300, ninja 400, ninja 650, kawasaki, klr 650, klr650, vulcan, kx250, suzuki gsxr, gsxr, gsx, sv650, drz400, drz 400, yamaha r6, r6, mt 07,
    mt07, yz250, yz250f, ttr, v star, zuma, banshee, raptor 700, grizzly, ducati, monster 696, triumph bonneville, bonneville, harley, harley
    davidson, sportster, dyna, softail, street glide, road king, ktm, husqvarna 450, indian scout, royal enfield, vespa lx150, lx150, piaggio,
    aprilia, lambretta, kymco, genuine buddy, taotao, polaris, rzr, ranger xp, can am, arctic cat, ski doo, tohatsu, mercury outboard, evinrude,
    johnson outboard, minn kota, bayliner, sea ray, lund boat, sunfish, hobie cat, jayco, coleman camper, winnebago, forest river, segway scooter,
    niu, gotrax, alpinestars, dainese, fox racing, shoei, arai, bell helmet, hjc, icon helmet, bajaj, hero splendor, splendor, pulsar, activa, tvs,
    apache rtr, caravan dodge, yamaha outboard, xiaomi scooter, bell motorcycle, fox motocross`,
  traits: `yoshi exhaust, slip on, garage kept, carb, carburetor rebuilt, top end, 2 stroke, two stroke, #cc, hours on, trailer included, sleeps 4, sleeps 6,
    awning, needs motor, ps motor, with trailer`,
};
