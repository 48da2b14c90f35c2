import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `minivan, campervan, motorhome, motorbike, gokart, jetski, sailboat, motorboat, outboard engine, snow mobile, riding tractor farm, farm tractor, saddle
    bags, saddlebags, car parts, auto parts, truck parts, taillight, headlight, headlights, car radio, spark plugs, timing belt, new timing belt,
    service history, full service history, coche de segunda mano, controle technique, ct ok, scheckheftgepflegt, tüv, tüv neu, hu neu, winterreifen,
    sommerreifen, ganzjahresreifen, gomme invernali, patinete eletrico, patinete electrico, trottinette electrique, monopattino elettrico, riding
    suit, motocross jersey, race suit, dot approved, chaps leather, leather chaps, tank bag, tool box truck, soft top, hard top, four stroke, 4
    stroke, pull start, electric start, kick start, center console, cuddy cabin, low rider, stock height, remote start, keyless entry, bluetooth radio
    car, cd player car, tinted windows, runs like a top, great on gas, bill of sale, kelley blue book, kbb, needs engine, blown engine, a c works,
    heat and a c, new radiator, new clutch, new shocks, new exhaust, tune up done, all fluids changed, car audio, 12 inch subs, car subs, car polish,
    tie downs, ramps aluminum, tonneau, bedliner, hood for, class c, class a motorhome, dirtbike, toyota corolla, honda civic, ford f150, nissan
    altima, tesla model 3, anhanger, roller 50, caminhonete`,
  things: `car, cars, cabriolet, roadster, estate car, crossover, pickup, lorry, taxi, vespa, supermoto, enduro, tractor, excavator, backhoe, bulldozer, skid
    steer, forklift, bobcat, pontoon, snow plow, plow, hovercraft, airplane, aircraft, ultralight, grille, hood, tailgate, windshield,
    windscreen, exhaust, gearbox, clutch, radiator, carburetor, turbo, supercharger, injectors, camshaft, crankshaft, cylinder head, axle,
    differential, shocks, catalytic, dashboard, gas tank, fuel pump, bullbar, roll cage, bucket seats, racing seats, fairing, fairings, license plate
    frame, obd, ramps, propeller, bilge, fish finder, marine, camion, furgon, escuter, patinete, cubiertas, repuestos, recambios, fourgonnette,
    mobylette, tracteur, moteur, retroviseur, autovettura, motociclo, trattore, gomme, cerchi, fari, motore, marmitta, ricambi, automovel, viatura,
    caminhao, camiao, furgao, mota, atrelado, trator, rodas, farois, pecas, autopecas, angelboot, ruderboot, bootsmotor, loading ramps, car ramps,
    minivans, ragtop, teardrop, motorhomes, toterhome, mower tractor, dune buggy, sand rail, sidecar, cafe racer, dual sport, crotch rocket, minibike,
    airboat, catamaran, trawler, tugboat, houseboat, whaler, bass tracker, lund, alumacraft, crestliner, glastron, four winns, mastercraft, inboard,
    subs car`,
  compounds: `autos, wagen, lkw, motorräder, anhänger, segelboot, außenborder, traktor, reifen, getriebe, fahrzeug, motorradhelm, motorradjacke, sitzbezüge,
    autobatterie, jahreswagen, kfz, bremsscheiben, kupplung`,
  makers: `toyota, hilux, land cruiser, honda, pilot honda, ford, f350, fiesta, explorer, ranger, bronco, mondeo, pacifica, nissan, rogue nissan, frontier,
    micra, qashqai, legacy subaru, mazda, mx 5, soul kia, rio kia, volkswagen, golf tdi, polo vw, 3 series, 320i, 330i, m3 bmw, mercedes benz,
    sprinter, smart fortwo, porsche, 911, cayenne, boxster, v60, xc60, tlx, lincoln, saturn, model s, model y, panda, lancia, ferrari, lamborghini,
    maserati, partner peugeot, c3, c4, logan, seat leon, zafira, land rover, range rover, jaguar, outlander, pajero, vitara, tata, nano, mahindra,
    apache, bullet 350, yamaha r1, yamaha mt, klx, duke, monster ducati, triumph, sym, bombardier, john deere tractor, kubota, new holland, massey
    ferguson, caterpillar, boston whaler, coachmen, keystone, segway ninebot, ninebot, xiaomi m365, unagi, yokohama, bf goodrich, agv, haynes, pioneer
    car, kenwood car, suzuki alto, audi a3, audi a4, audi a6, ford transit, suzuki swift, land rover discovery, wheels, motor, engine, peugeot 208,
    tire, bus`,
  traits: `#year, mi, km, kms, kilometers, kilometres, #km, registration, registered, inspection, inspected, smog, emissions, mot, automatic, awd, 4wd, 4x4, fwd,
    rwd, 4 cylinder, 6 cylinder, cylinder, cc, hp, #hp, horsepower, gas engine, hybrid, electric vehicle, ev, new brakes, cold a c, leather seats,
    tow, runs great, starts right up, starts up, drives, driven, driver, commuter, garaged, rust, dents, overheats, won t start, doesn t start, tread,
    lug, fits 2010, street legal, hours on engine, engine hours, kilometraje, matricula, automatico, puertas, kilometrage, boite manuelle, portes,
    carnet d entretien, kilometerstand, benziner, schaltgetriebe, baujahr, benzina, gpl, metano, tagliando, quilometragem, ipva, gasoleo, fahrbereit,
    service records, maintenance records, records, insurance, title, parts, mechanic, lifted, salvage, fluids, auto, anchor`,
};
