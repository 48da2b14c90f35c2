import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `coffee table, dining table, kitchen table, side table, bedside table, dressing table, picnic table, workbench, toolbox, tool chest, armchair, dining
    set, dining room set, patio set, garden furniture, bookshelf, bookshelves, bookcase, shoe rack, coat rack, spice rack, dishwasher, espresso
    machine, food processor, water filter, lawnmower, dinnerware set, tea set, cook book stand, mail box, moving boxes, dog house kennel wood, cooking
    range, maquina de coser, cortadora de cesped, silla de oficina, lave linge, lave vaisselle, seche linge, table basse, table a manger, machine a
    coudre, machine a laver, machine a cafe, tondeuse a gazon, macchina da cucire, tavolo da pranzo, maquina de lavar, maquina de costura, cortador de
    grama, boite a outils, caixa de ferramentas, cassetta degli attrezzi, cama elastica para jardin, card table, farmhouse table, tv tray, tv trays,
    metal bed frame, wood bed frame, bed set, bedroom set, living room set, entertainment center, coat stand, plant stand, patio umbrella, hammock
    stand, wind chimes, tomato plants, rose bush, spider plant, snake plant, aloe plant, propane tank, gas range, electric range, front load, front
    loader, top load, top loading, mug set, juice extractor, crock pot, electric griddle, hot plate, cookware set, serving platter, dinner plates,
    china set, tea pot, steak knives, framed print, framed prints, oil painting, watercolor painting, fake tree, artificial tree, artificial plants,
    artificial christmas tree, sawzall, bench grinder, paint sprayer, hand truck, moving dolly, screwdriver set, rotary hammer, dremel, self
    propelled, edger, tiller, rototiller, lawn roller, spreader, snow shovel, garden cart, leaf vacuum, log splitter, chain link fence, vinyl siding,
    bathroom sink, hardwood flooring, ceramic tile, carpet remnant, roofing shingles, cord of wood, water softener`,
  things: `settee, pouf, footstool, night stand, cupboard, hutch, hammock, doormat, cushion, cushions, linens, tablecloth, lampshade, lantern, plant, compost,
    composter, fertilizer, wheelbarrow, shovel, spade, sprinkler, pruner, pruners, gazebo, pergola, canopy, awning, parasol, umbrella stand,
    greenhouse, fence, fencing, lumber, plywood, planks, pavers, flooring, laminate, faucet, bathtub, bath tub, hob, teapot, bbq, barbecue, smoker,
    griddle, pots, cookware, bakeware, plates, mugs, mug, glassware, china, porcelain, dinnerware, cutlery, flatware, knives, thermos, mason jars,
    radiator, broom, bucket, jigsaw, angle grinder, welding, hammer, screwdriver, tape measure, sump pump, water pump, painting, wallpaper, sculpture,
    canvas print, baskets, bins, hangers, lockbox, mailbox, firewood, log burner, jacuzzi, sauna, swing set, nespresso machine, kitchenaid,
    sodastream, chipper, trolley, kitchenware, houseware, appliance, appliances, sewing table, boiler, door handle, workshop, caulking, drywall,
    countertop, granite, mueble, muebles, mesita, silla, sillas, sillon, butaca, colchon, armario, ropero, estanteria, estante, espejo, alfombra,
    cojines, lampara, lamparas, manta, edredon, nevera, frigorifico, refrigerador, lavadora, secadora, lavavajillas, lavaplatos, horno, estufa,
    microondas, cafetera, batidora, licuadora, tostadora, aspiradora, plancha, calefactor, calentador, platos, vasos, copas, cubiertos, sarten,
    sartenes, taladro, sierra, martillo, escalera, cortacesped, manguera, maceta, macetas, planta, plantas, jardin, parrilla, barbacoa, asador,
    cuadro, florero, jarron, reloj de pared, vitrina, aparador, mecedora, tumbona, sombrilla, meuble, meubles, fauteuil, canape, matelas, commode,
    etagere, bibliotheque, miroir, tapis, rideaux, coussin, coussins, lampe, lustre, draps, refrigerateur, congelateur, cuisiniere, plaque de cuisson,
    micro ondes, cafetiere, mixeur, grille pain, bouilloire, aspirateur, fer a repasser, ventilateur, chauffage, poele, casserole, casseroles,
    vaisselle, assiettes, verres, couverts, outil, outils, perceuse, marteau, echelle, tondeuse, tuyau d arrosage, pot de fleurs, tableau, cadre,
    horloge, table de chevet, banc, tabouret, transat, mobilio, tavolo, tavolino, sedie, poltrona, divano, materasso, armadio, cassettiera, comodino,
    libreria, scaffale, specchio, tappeto, tende, cuscini, lampada, lampadario, coperta, piumone, lenzuola, asciugamani, frigorifero, lavatrice,
    asciugatrice, lavastoviglie, forno, fornello, piano cottura, caffettiera, frullatore, tostapane, bollitore, aspirapolvere, ferro da stiro, stufa,
    bicchieri, posate, pentola, pentole, padella, padelle, attrezzi, trapano, sega, martello, scala, tosaerba, tagliaerba, vaso, vasi, pianta, piante,
    giardino, quadro, cornice, panca, sgabello, ombrellone, movel, moveis, mobilia, colchao, guarda roupa, roupeiro, prateleira, escrivaninha,
    secretaria, espelho, tapete, cortinados, almofada, almofadas, abajur, candeeiro, luminaria, cobertor, edredom, lencois, geladeira, lava roupas,
    secadora de roupa, fogao, liquidificador, batedeira, torradeira, chaleira, aspirador, ferro de passar, aquecedor, loica, louca, copos, talheres,
    frigideira, ferramenta, ferramentas, furadeira, berbequim, serrote, martelo, escada, cortador de relva, mangueira, vaso de planta, jardim,
    churrasqueira, criado mudo, gun safe, fireproof safe, floor safe, iron gate, lit double, lit simple, mobile bagno, mobiletto, futon frame, baker
    rack, bakers rack, spice jars, pressure canner, canner, dehydrator, food dehydrator, sous vide, singer sewing, blackstone, fiestaware, rubbermaid
    bins, memory foam, accent table, foyer table, tile leftover, gallon of paint, gutters, door knobs, track lighting, water fountain, seed starter,
    sod, gravel, river rock, fire pit bowl, chiminea, adirondack, trampoline cover, lave vaisselle encastrable, stuhle, vorhange, lampe led decke,
    kuhlschrank, geschirrspuler, spulmaschine, bugeleisen, rasenmaher, pflanzkubel, tavoli, microonde, maquina de lavar roupa, microondas electrolux,
    cafeteira`,
  compounds: `tisch, tische, stuhl, stühle, sessel, bett, betten, matratze, schrank, kommode, regal, regale, vitrine, nachttisch, schreibtisch, spiegel, teppich,
    vorhänge, gardinen, kissen, lampen, leuchte, bettwäsche, handtücher, kühlschrank, gefrierschrank, gefriertruhe, waschmaschine, trockner,
    spülmaschine, geschirrspüler, ofen, backofen, herd, mikrowelle, kaffeemaschine, espressomaschine, wasserkocher, staubsauger, bügeleisen,
    ventilator, heizung, geschirr, teller, gläser, besteck, topf, töpfe, pfanne, pfannen, werkzeug, bohrmaschine, akkuschrauber, säge, leiter,
    rasenmäher, gartenschlauch, blumentopf, pflanze, pflanzen, garten, gemälde, wanduhr, hocker, liege, sonnenschirm, möbel, truhe, garderobe,
    nähmaschine, küche, eckbank, küchenmaschine, bilderrahmen, gartenmöbel, schaukel, hochbeet, gewächshaus, gartenbank, sitzbank, wolldecke, wandbild`,
  makers: `ikea, billy bookcase, lack table, wayfair, west elm, pottery barn, article, cb2, herman miller, aeron, eames, steelcase, secretlab, casper, tempur
    pedic, sealy, serta, dyson, bissell, miele, bosch, whirlpool, ge appliance, maytag, kenmore, frigidaire, electrolux, siemens, aeg, smeg,
    cuisinart, breville, delonghi, ninja, le creuset, staub, lodge, corelle, wedgwood, villeroy, tefal, zwilling, henckels, krups, hamilton beach,
    black decker, stanley, hilti, husqvarna, stihl, weber, traeger, big green egg, karcher, kärcher, thermomix, vorwerk, moccamaster, bodum, haier,
    beko, hotpoint, ariston, candy lavatrice, de longhi, dreame, roborock, ecovacs, rubbermaid, lenox, noritake, waterford, fiskars, einhell, black
    and decker, door, window, wood, paint, lights, mat, iron, sink, shower, toilet, pool, basket, rack, cups, glasses, jar, jars, cart, hose, tables,
    dishes, towel, towels`,
  traits: `oak, pine, walnut, mahogany, teak, wooden, hardwood, particle board, rattan, wicker, bamboo, glass top, marble, upholstered, upholstery, cushioned,
    seats, seater, 2 seater, 3 seater, three seater, assembled, disassembled, flat pack, assembly, dismantled, must pick up, bring a truck, king size,
    queen size, twin size, full size, stainless steel, ceramic, nonstick, non stick, cordless, corded, #volt, bagless, watts, #watt, energy class,
    energy efficient, cubic feet, kitchen, bedroom, bathroom, garage, backyard, garden, yard, patio, balcony, lawn, household, home, house, apartment,
    smoke free, mid century, farmhouse, rustic, modern, scandinavian, shabby chic, decorative, madera, roble, pino, cocina, dormitorio, sala, bois,
    chene, cuisine, chambre, holz, eiche, kiefer, buche, schlafzimmer, wohnzimmer, legno, rovere, cucina, soggiorno, madeira, cozinha, quarto, frame,
    wide, deep, tall, level, salon, tile, tiles, statue, seeds, soil, bulbs, bricks, pallet, pallets, screws, nails, insulation, hinges`,
};
