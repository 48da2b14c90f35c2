import type { Vocabulary } from './vocabulary';

export const vehicles: Vocabulary = {
  certain: `pickup truck, pick up truck, box truck, dump truck, food truck, tow truck, cargo van, mini van, minivan, passenger van, camper van, campervan, motor home,
    motorhome, travel trailer, fifth wheel, 5th wheel, pop up camper, popup camper, utility trailer, enclosed trailer, horse trailer, boat trailer, car
    trailer, flatbed trailer, toy hauler, truck camper, dirt bike, pit bike, motor bike, motorbike, motor cycle, motorcycle, sport bike motorcycle, quad
    bike, four wheeler, 4 wheeler, side by side, golf cart, go kart, gokart, jet ski, jetski, speed boat, bass boat, pontoon boat, fishing boat, sail boat,
    sailboat, motor boat, motorboat, jon boat, outboard motor, outboard engine, trolling motor, boat motor, electric scooter, e scooter, motor scooter, gas
    scooter, 50cc scooter, mobility scooter, snow mobile, snowmobile, riding tractor farm, farm tractor, motorcycle helmet, motorbike helmet, motocross
    helmet, motorcycle jacket, motorbike jacket, leather riding jacket, motorcycle boots, motorcycle gloves, riding gear, motocross boots, motocross gear,
    saddle bags, saddlebags, car parts, auto parts, truck parts, car seat covers, seat covers, floor mats, roof rack, roof box, cargo box, tow hitch,
    trailer hitch, tow bar, tonneau cover, truck bed, bed liner, truck cap, truck topper, running boards, tail light, tail lights, taillight, head light,
    headlight, headlights, head lights, fog lights, side mirror, wing mirror, car battery, car stereo, car radio, head unit, car amp, car subwoofer, car
    jack, jumper cables, jump starter, snow tires, winter tires, all season tires, summer tires, set of tires, set of tyres, winter tyres, alloy wheels,
    alloys, steel wheels, rims and tires, wheels and tires, hub caps, hubcaps, lug nuts, brake pads, brake rotors, spark plugs, catalytic converter, exhaust
    system, cold air intake, oil filter, clean title, salvage title, rebuilt title, title in hand, pink slip, timing belt, new timing belt, service history,
    full service history, coche de segunda mano, casco de moto, chaqueta de moto, casque moto, blouson moto, pneus hiver, pneus neige, siege auto voiture,
    controle technique, ct ok, scheckheftgepflegt, tüv, tüv neu, hu neu, winterreifen, sommerreifen, ganzjahresreifen, gomme invernali, casco moto, giacca
    moto, capacete de moto, pneus de inverno, patinete eletrico, patinete electrico, trottinette electrique, monopattino elettrico, 电动车, 电动滑板车, 摩托车, 二手车,
    轮胎, バイク, 原付, スタッドレスタイヤ, スタッドレス, 電動キックボード, मोटरसाइकिल, स्कूटी, इलेक्ट्रिक स्कूटर, riding jacket, riding gloves, riding boots motorcycle, riding pants,
    riding suit, armored jacket, moto boots, moto jacket, moto gloves, motocross pants, motocross jersey, race suit, leather suit motorcycle, biker jacket
    with armor, full face helmet, modular helmet, half helmet, open face helmet, dot helmet, dot approved, mx helmet, atv helmet, snowmobile helmet,
    snowmobile suit, chaps leather, leather chaps, tank bag, bike cover motorcycle, motorcycle lift, motorcycle jack, motorcycle trailer, tire set, four
    tires, 4 tires, 2 tires, two tires, all terrain tires, mud tires, spare tire, full size spare, donut spare, tire and wheel, tires and wheels, rims with
    tires, truck tires, car tires, truck wheels, stock wheels, stock rims, factory rims, factory wheels, oem wheels, oem rims, car cover, truck cover, tool
    box truck, truck tool box, bed cap, camper shell, camper top, soft top, hard top, bike for parts yamaha, hitch mount, ball mount, fifth wheel hitch,
    trailer tires, boat and trailer, boat with trailer, aluminum boat, fiberglass boat, hp motor, hp outboard, four stroke, 4 stroke, pull start, electric
    start, kick start, jet boat, deck boat, ski boat, wakeboard boat, center console, cuddy cabin, inflatable boat with motor, dinghy with motor, low rider,
    muscle car, classic car, project car, parts car, work truck, work van, crew cab, extended cab, quad cab, king cab, super cab, regular cab, short bed,
    long bed, lift kit, stock height, power steering, remote start, keyless entry, car keys, bluetooth radio car, cd player car, tinted windows, new
    inspection, runs like a top, drives like new, good on gas, great on gas, gas saver, gets great mileage, first car, starter car, commuter car, no title,
    bill of sale, clear title, title in my name, kelley blue book, kbb, mechanic special, mechanics special, needs engine, blown engine, blown head gasket,
    bad transmission, needs transmission, a c works, a c cold, heat and a c, new alternator, new starter, new radiator, new clutch, new struts, new shocks,
    new rotors, new exhaust, tune up done, all fluids changed, car audio, car speakers, 12 inch subs, subwoofer box, car subs, car floor mats, wiper blades,
    car vacuum, car wash kit, car polish, car seats leather covers, tow strap, tie downs, ramps aluminum,
    motorcycle pants, car mats, roof racks, hitch receiver, tonneau, bedliner, tires and rims, floor jack, jack stands, headlight assembly, hood for,
    turbo kit, engine block, motor for, cargo trailer, class c, class a motorhome, inflatable boat motor, scooter 50cc, dirtbike, side by side utv,
    low mileage, high mileage, inspection sticker, automatic transmission, toyota corolla, honda civic, ford f150, nissan altima, tesla model 3,
    scooter 125, auto kombi, anhanger, roller 50, macchina usata, carro usado, caminhonete`,
  things: `car, cars, automobile, sedan, hatchback, coupe, convertible, cabriolet, roadster, wagon, station wagon, estate car, suv, crossover, jeep, truck, trucks,
    pickup, lorry, van, school bus, limo, limousine, taxi, hearse, rv, camper, caravan, trailer, moped, scooter, vespa, chopper, cruiser motorcycle,
    supermoto, enduro, atv, utv, quad, tractor, excavator, backhoe, bulldozer, skid steer, forklift, bobcat, boat, yacht, pontoon, sea doo, waverunner,
    dinghy motor, snow plow, plow, hovercraft, airplane, aircraft, ultralight, tyre, tyres, rim, rims, hubcap, bumper, fender, grille, hood, tailgate,
    windshield, windscreen, wiper, wipers, spoiler, muffler, exhaust, gearbox, clutch, alternator, starter motor, radiator, carburetor, turbo, turbocharger,
    supercharger, injectors, camshaft, crankshaft, cylinder head, driveshaft, axle, differential, shocks, struts, coilovers, brakes, calipers, rotors,
    catalytic, ecu, dashboard, steering wheel, gas tank, fuel pump, hitch, winch, bullbar, bull bar, roll cage, bucket seats, racing seats, fairing,
    fairings, panniers moto, sissy bar, windshield moto, license plate frame, obd, obd2, obd scanner, motor oil, tire chains, snow chains, ramps, propeller,
    bilge, fish finder, marine, coche, carro, automovil, camioneta, camion, furgoneta, furgon, moto, motocicleta, ciclomotor, escuter, patinete, caravana,
    autocaravana, remolque, lancha, barco, llanta, llantas, neumatico, neumaticos, cubiertas, parachoques, caja de cambios, repuestos, recambios, voiture,
    voitures, berline, citadine, utilitaire, fourgon, fourgonnette, camionnette, camping car, caravane, remorque, bateau, mobylette, cyclomoteur, tracteur,
    pneu, pneus, jantes, jante, pare chocs, phares, phare, moteur, boite de vitesses, retroviseur, attelage, macchina auto, autovettura, utilitaria,
    furgone, motorino, motociclo, roulotte, rimorchio, barca, gommone, trattore, gomme, pneumatici, cerchi, cerchi in lega, paraurti, fari, motore,
    marmitta, ricambi, automovel, viatura, carrinha, caminhao, camiao, furgao, mota, motoneta, atrelado, reboque, barco a motor, trator, rodas, parachoque,
    farol, farois, pecas, autopecas, lambreta, 汽车, 轿车, 小车, 越野车, 面包车, 货车, 卡车, 房车, 电瓶车, 电摩, 踏板车, 拖车, 快艇, 游艇, 发动机, 轮毂, 车, 代步车, 机油, 行车, 座垫 汽车, 保险杠, 车灯, 拖拉机, 摩托,
    車, 自動車, 中古車, 軽自動車, 軽トラ, トラック, ワゴン, ワゴン車, ミニバン, セダン, オートバイ, スクーター, 二輪, キャンピングカー, トレーラー, ボート, ヨット, タイヤ, ホイール, アルミホイール, エンジン, マフラー, バンパー, カーナビ, ドライブレコーダー,
    チャイルド 車, トラクター, कार, गाड़ी, गाडी, मोटर, बाइक, स्कूटर, ट्रक, जीप, ट्रैक्टर, बस, वैन, ऑटो, रिक्शा, टायर, इंजन, नाव, पहिये, angelboot, ruderboot,
    bootsmotor, boat anchor, loading ramps, car ramps, coilover, minivans, coupes, sedans, ragtop, convertible top, camper trailer, rv trailer, teardrop
    trailer, teardrop, motorhomes, toterhome, golf carts, mower tractor, dune buggy, sand rail, trike motorcycle, sidecar, bobber, cafe racer, dual sport,
    touring bike motorcycle, crotch rocket, mini bike, minibike, pocket bike, moped scooter, hover boat, airboat, catamaran, trawler, tugboat, houseboat,
    skiff, whaler, bass tracker, tracker boat, lund, alumacraft, lowe boat, crestliner, glastron, four winns, mastercraft, malibu boat, outboard, inboard,
    subs car`,
  compounds: `autos, wagen, kombi, cabrio, kleinwagen, geländewagen, transporter, lkw, motorrad, motorräder, motorroller, mofa, wohnmobil, wohnwagen, anhänger, motorboot,
    segelboot, außenborder, traktor, reifen, felgen, alufelgen, stoßstange, scheinwerfer, getriebe, auspuff, dachbox, dachgepäckträger, fahrzeug, autoradio,
    motorradhelm, motorradjacke, sitzbezüge, autobatterie, jahreswagen, kfz, pkw, bremsscheiben, kupplung`,
  makers: `toyota, corolla, camry, rav4, prius, tacoma, tundra, highlander, 4runner, sienna, yaris, hilux, land cruiser, honda, civic, accord, cr v, crv, odyssey van,
    pilot honda, cbr, crf, ford, f150, f 150, f250, f 250, f350, mustang, fiesta, explorer, ranger, bronco, mondeo, chevy, chevrolet, silverado, malibu,
    impala, cruze, camaro, corvette, tahoe, suburban, equinox, trailblazer, gmc, sierra truck, yukon, dodge, ram 1500, charger rt, challenger, caravan
    dodge, grand caravan, durango, chrysler, town and country, pacifica, jeep wrangler, wrangler jeep, cherokee, grand cherokee, compass jeep, nissan,
    altima, sentra, rogue nissan, maxima, pathfinder, frontier, micra, qashqai, subaru, outback, forester, impreza, wrx, crosstrek, legacy subaru, mazda,
    mazda3, mx 5, miata, cx 5, hyundai, elantra, sonata, tucson, santa fe, creta, kia, soul kia, sorento, sportage, optima, rio kia, volkswagen, vw, golf
    gti, golf tdi, vw golf, jetta, passat, polo vw, tiguan, beetle, vw bus, audi, q5, bmw, 3 series, 320i, 325i, 328i, 330i, x5, m3 bmw, mercedes, mercedes
    benz, c class, c300, e class, sprinter, smart fortwo, porsche, 911, cayenne, boxster, volvo, v60, v70, xc60, xc90, saab, lexus, rx350, acura, mdx, tlx,
    infiniti, g35, cadillac, escalade, buick, lincoln, pontiac, saturn, oldsmobile, tesla, model 3, model s, model y, fiat, punto, panda, fiat 500, alfa
    romeo, giulietta, lancia, ferrari, lamborghini, maserati, renault, clio, megane, twingo, kangoo, scenic, peugeot, partner peugeot, citroen, c3, c4,
    berlingo, dacia, duster, sandero, logan, seat ibiza, seat leon, skoda, octavia, fabia, opel, corsa, astra, zafira, vauxhall, mini cooper, land rover,
    range rover, jaguar, mitsubishi, lancer, outlander, pajero, suzuki, vitara, maruti, wagon r, tata, nano, mahindra, bolero, scorpio, hero splendor,
    bajaj, pulsar, tvs, apache, activa, royal enfield, bullet 350, harley, harley davidson, sportster, softail, road king, yamaha r6, yamaha r1, yamaha mt,
    yz250, kawasaki, ninja 300, ninja 400, ninja 650, klx, ktm, duke, ducati, monster ducati, triumph, bonneville, aprilia, piaggio, kymco, sym, grom,
    goldwing, polaris, can am, arctic cat, ski doo, bombardier, john deere tractor, kubota, new holland, massey ferguson, caterpillar, bayliner, sea ray,
    boston whaler, mercury outboard, evinrude, johnson outboard, yamaha outboard, airstream, jayco, winnebago, coachmen, forest river, keystone, segway
    ninebot, ninebot, xiaomi scooter, xiaomi m365, unagi, michelin, goodyear, bridgestone, pirelli, continental tires, yokohama, bf goodrich, cooper tires,
    hankook, firestone, toyo, thule roof, yakima, alpinestars, dainese, shoei, arai, agv, bell motorcycle, fox motocross, haynes, dunlop tires, pioneer car,
    kenwood car, weathertech, 五菱, 比亚迪, 本田, 丰田, 大众, 雅迪, 爱玛, トヨタ, ホンダ, 日産, スズキ, ダイハツ, ヤマハ バイク, カワサキ, マツダ, スバル, मारुति, होंडा, हीरो, बजाज, टाटा, महिंद्रा,
    हुंडई, ford focus, nissan leaf, suzuki alto, audi a3, audi a4, audi a6, ford escape, ford fusion, ford transit, suzuki swift, land rover discovery,
    wheels, motor, engine, peugeot 206, peugeot 207, peugeot 208, tire, tires, bus`,
  traits: `#year, miles, mileage, mi, odometer, km, kms, kilometers, kilometres, #km, low miles, highway miles, mpg, registration, registered, tags current,
    inspection, inspected, smog, smogged, emissions, mot, automatic, manual transmission, stick shift, 5 speed manual, 6 speed manual, awd, 4wd, 4x4, fwd,
    rwd, v6, v8, 4 cylinder, 6 cylinder, cylinder, cc, #cc, hp, #hp, horsepower, diesel, petrol, gasoline, gas engine, hybrid, electric vehicle, ev, vin,
    carfax, oil change, new brakes, new tires, new tyres, check engine light, cold ac, cold a c, ac works, heated seats, sunroof, leather seats, backup
    camera, cruise control, power windows, power locks, tow package, towing, tow, drives great, runs and drives, runs great, runs good, starts right up,
    starts up, drives, driven, driver, commuter, daily driver, garaged, rust free, rust, dents, transmission slips, head gasket, overheats, needs motor, won
    t start, doesn t start, tread, tread left, lug, bolt pattern, 5x114, oem, aftermarket, fits 2010, fits ford, fits honda, street legal, hours on engine,
    engine hours, kilometraje, kilometros, itv, matricula, gasolina, automatico, puertas, kilometrage, boite manuelle, boite auto, essence, portes, carnet d
    entretien, kilometerstand, benziner, schaltgetriebe, erstzulassung, baujahr, ps motor, chilometri, benzina, gpl, metano, revisione, bollo, tagliando,
    quilometragem, ipva, licenciado, gasoleo, flex, 公里, 里程, 车况, 手动挡, 自动挡, 上牌, 年检, 走行距離, 車検, 車検付き, 走行, किलोमीटर, चली हुई, माइलेज, मॉडल, आरसी, बीमा,
    fahrbereit, unfallfrei, 4 door, 2 door, four door, two door, 5 door, one owner, single owner, service records, maintenance records, records, new
    battery, insurance, title, parts, mechanic, transmission, lifted, salvage, fluids, two stroke, with trailer, auto, anchor`,
};
