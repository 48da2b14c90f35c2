import type { Vocabulary } from './vocabulary';

export const homeGarden: Vocabulary = {
  certain: `tv stand, tv unit, tv cabinet, coffee table, dining table, kitchen table, side table, end table, bedside table, console table, dressing table, vanity table,
    picnic table, patio table, work bench, workbench, tool box, toolbox, tool chest, tool set, tool bag, socket set, wrench set, drill set, office chair,
    desk chair, gaming chair, gaming desk, standing desk, computer desk, writing desk, rocking chair, arm chair, armchair, dining chairs, dining chair,
    dining set, dining room set, bar stool, bar stools, folding chairs, lawn chair, patio set, patio furniture, outdoor furniture, garden furniture, garden
    set, book shelf, bookshelf, book shelves, bookshelves, bookcase, book case, shelving unit, shoe rack, coat rack, wine rack, spice rack, bed frame, bunk
    bed, sofa bed, sleeper sofa, day bed, air mattress, box spring, king size bed, queen bed, queen mattress, king mattress, twin bed, chest of drawers,
    china cabinet, filing cabinet, file cabinet, kitchen cabinet, kitchen island, washing machine, washer and dryer, washer dryer, tumble dryer, dish
    washer, dishwasher, microwave oven, toaster oven, air fryer, instant pot, slow cooker, rice cooker, pressure cooker, coffee maker, coffee machine,
    espresso machine, coffee grinder, stand mixer, hand mixer, food processor, ice cream maker, bread maker, waffle maker, water filter, water dispenser,
    mini fridge, wine fridge, wine cooler, chest freezer, vacuum cleaner, robot vacuum, steam mop, carpet cleaner, air purifier, air conditioner, space
    heater, ceiling fan, tower fan, sewing machine, ironing board, lawn mower, lawnmower, riding mower, leaf blower, hedge trimmer, weed eater, weed
    whacker, string trimmer, snow blower, pressure washer, power washer, chain saw, chainsaw, table saw, miter saw, mitre saw, circular saw, band saw,
    impact driver, cordless drill, nail gun, air compressor, garden hose, garden tools, plant pot, plant pots, flower pot, fire pit, bird bath, bird house,
    bird feeder, hot tub, above ground pool, gas grill, charcoal grill, pizza oven, christmas tree, christmas lights, christmas decorations, area rug, throw
    pillow, throw pillows, bed sheets, duvet cover, wall art, picture frame, picture frames, wall clock, grandfather clock, cuckoo clock, floor lamp, table
    lamp, desk lamp, light fixture, storage bins, storage box, trash can, shower head, shower curtain, medicine cabinet, curtain rod, cast iron skillet,
    dutch oven, dinner set, dinnerware set, tea set, knife set, knife block, cutting board, cook book stand, mail box, pool table, moving boxes, house
    plant, house plants, indoor plant, potted plant, dog house kennel wood, cooking range, record cabinet, mesa de comedor, mesa de centro, maquina de
    coser, cortadora de cesped, silla de oficina, lave linge, lave vaisselle, seche linge, table basse, table a manger, machine a coudre, machine a laver,
    machine a cafe, tondeuse a gazon, canape lit, macchina da cucire, tavolo da pranzo, macchina del caffe, divano letto, maquina de lavar, maquina de
    costura, mesa de jantar, sofa cama, cortador de grama, caja de herramientas, boite a outils, caixa de ferramentas, cassetta degli attrezzi, cama
    elastica para jardin, 洗衣机, 洗濯機, 炊飯器, 電子レンジ, 掃除機, 書架, 书架, 本棚, वाशिंग मशीन, सिलाई मशीन, डाइनिंग टेबल, किताबों की अलमारी, folding table, card table, drop
    leaf table, farmhouse table, tv tray, tv trays, accent chair, wingback chair, wing chair, adirondack chairs, adirondack chair, papasan chair, bean bag
    chair, swivel chair, rolling chair, glider rocker, massage recliner, power recliner, lift chair, queen size bed, queen size mattress, king bed, full
    bed, full size bed, full size mattress, twin mattress, metal bed frame, wood bed frame, platform bed, canopy bed, murphy bed, trundle bed, loft bed, bed
    set, bedroom set, living room set, corner desk, l shaped desk, roll top desk, student desk, desk and chair, wood desk, storage cabinet, corner cabinet,
    curio cabinet, entertainment center, media console, jewelry armoire, coat stand, hall tree, plant stand, planter box, raised bed, raised garden bed,
    garden bench, garden shed, storage shed, lawn chairs, patio chairs, patio umbrella, patio heater, outdoor rug, porch swing, hammock stand, bird feeders,
    wind chimes, garden gnome, garden statue, rain barrel, potting soil, tomato plants, fruit trees, rose bush, spider plant, snake plant, aloe plant,
    hanging basket, window ac, window air conditioner, portable ac, portable air conditioner, box fan, window fan, electric heater, electric fireplace,
    propane heater, propane tank, gas stove, electric stove, gas range, electric range, side by side refrigerator, french door, dorm fridge, small fridge,
    front load, front loader, top load, top loading, electric dryer, gas dryer, shop vac, upright vacuum, stick vacuum, cordless vacuum, canister vacuum,
    steam cleaner, electric kettle, tea kettle, espresso maker, french press, drip coffee, coffee mugs, mug set, juice extractor, immersion blender, crock
    pot, deep fryer, electric griddle, panini press, hot plate, pots and pans set, pan set, cookware set, baking sheets, mixing bowls, glass bowls, serving
    platter, serving dishes, dinner plates, china set, tea cups, tea pot, silverware set, steak knives, kitchen utensils, kitchen stuff, kitchen items,
    storage containers, wine glass set, beer glasses, throw blanket, throw rug, weighted blanket, electric blanket, bed spread, bedspread, comforter set,
    sheet set, pillow cases, blackout curtains, bath mat, bath towels, toilet paper holder, mirror wall, wall mirror, full length mirror, floor mirror, wall
    shelf, floating shelves, canvas art, framed art, framed print, framed prints, oil painting, watercolor painting, wall decor, home decor, christmas
    decor, fake tree, artificial tree, artificial plants, artificial christmas tree, string lights, fairy lights, light bulb, desk fan, led strip lights,
    extension cord, extension ladder, step stool, tool belt, tool cabinet, hand tools, power tools, power tool, drill press, drill bits, drill bit set,
    reciprocating saw, sawzall, jig saw, hand saw, belt sander, orbital sander, bench grinder, heat gun, paint sprayer, staple gun, tile saw, wet saw,
    concrete mixer, cement mixer, hand truck, moving dolly, shop light, saw horses, sawhorses, pipe wrench, torque wrench, socket wrench, allen wrench,
    screwdriver set, hammer drill, rotary hammer, rotary tool, dremel, push mower, reel mower, electric mower, gas mower, self propelled, edger, tiller,
    rototiller, lawn roller, spreader, snow shovel, garden cart, leaf vacuum, log splitter, chain link fence, vinyl siding, kitchen cabinets, kitchen sink,
    bathroom sink, bathroom vanity, ceiling light, interior door, storm door, garage door, garage door opener, wood flooring, hardwood flooring, ceramic
    tile, carpet remnant, roofing shingles, scrap wood, barn wood, reclaimed wood, fire wood, cord of wood, pool pump, pool cover, pool ladder, hot water
    heater, water softener, portable generator, inverter generator, gas generator`,
  things: `fabric couch, fabric sofa, leather couch, leather sofa, ikea furniture, sofa, couch, loveseat, love seat, sectional, settee, futon, recliner, ottoman, pouf,
    footstool, chair, chairs, stool, stools, bench, desk, nightstand, night stand, dresser, wardrobe, armoire, closet organizer, cabinet, cupboard,
    sideboard, buffet, hutch, credenza, shelf, shelves, shelving, drawer, drawers, trunk, bed, beds, mattress, headboard, vanity, hammock, furniture,
    mirror, rug, carpet, doormat, curtains, drapes, blinds, shades for windows, pillow, pillows, cushion, cushions, blanket, quilt, comforter, duvet,
    bedding, linens, tablecloth, lamp, lamps, lampshade, chandelier, pendant light, sconce, lantern, candle, candles, candle holder, vase, vases, planter,
    planters, plant, plants, succulent, succulents, cactus, monstera, orchid, ficus, seedlings, compost, composter, mulch, fertilizer, wheelbarrow, shovel,
    spade, rake, hoe, sprinkler, shears, pruner, pruners, ladder, step ladder, gazebo, pergola, canopy, awning, parasol, umbrella stand, shed, greenhouse,
    fence, fencing, lumber, plywood, planks, pavers, flooring, laminate, faucet, bathtub, bath tub, refrigerator, fridge, freezer, oven, stove, cooktop,
    hob, range hood, microwave, toaster, kettle, teapot, blender, mixer, juicer, grill, bbq, barbecue, smoker, griddle, skillet, pans, pots, pots and pans,
    wok, cookware, bakeware, plates, bowls, mugs, mug, wine glasses, glassware, crystal glasses, china, porcelain, dinnerware, cutlery, silverware,
    flatware, knives, utensils, tupperware, thermos, tray, mason jars, fan, heater, radiator, humidifier, dehumidifier, vacuum, hoover, broom, mop, bucket,
    washer, dryer, drill, saw, jigsaw, sander, grinder, angle grinder, router table, planer, lathe, welder, welding, hammer, screwdriver, wrench, pliers,
    tool, tools, clamps, vise, tape measure, generator, sump pump, water pump, painting, wallpaper, decor, decoration, decorations, ornament, ornaments,
    figurine decor, sculpture, canvas print, tapestry, clock, baskets, hamper, bins, organizer, hangers, lockbox, mailbox, firewood, fireplace, wood stove,
    log burner, jacuzzi, sauna, swing set, trampoline garden, crockpot, keurig, nespresso machine, kitchenaid, sodastream, roomba, mower, trimmer, chipper,
    wood splitter, trolley, bar cart, kitchenware, houseware, appliance, appliances, thermometer, sewing table, water heater, boiler, solar panels, solar
    panel, door handle, workshop, caulking, drywall, countertop, granite, mueble, muebles, mesa, mesita, silla, sillas, sillon, butaca, cama, colchon,
    armario, ropero, comoda, estanteria, estante, escritorio, espejo, alfombra, cortinas, cojines, lampara, lamparas, manta, edredon, sabanas, toallas,
    nevera, frigorifico, refrigerador, lavadora, secadora, lavavajillas, lavaplatos, horno, estufa, microondas, cafetera, batidora, licuadora, tostadora,
    aspiradora, plancha, ventilador, calefactor, calentador, vajilla, platos, vasos, copas, cubiertos, olla, ollas, sarten, sartenes, herramienta,
    herramientas, taladro, sierra, martillo, escalera, cortacesped, manguera, maceta, macetas, planta, plantas, jardin, parrilla, barbacoa, asador, cuadro,
    florero, jarron, reloj de pared, vitrina, aparador, mecedora, tumbona, sombrilla, meuble, meubles, chaise, chaises, fauteuil, canape, matelas, commode,
    etagere, bibliotheque, miroir, tapis, rideaux, coussin, coussins, lampe, lustre, couette, draps, frigo, refrigerateur, congelateur, cuisiniere, plaque
    de cuisson, micro ondes, cafetiere, mixeur, grille pain, bouilloire, aspirateur, fer a repasser, ventilateur, chauffage, poele, casserole, casseroles,
    vaisselle, assiettes, verres, couverts, outil, outils, perceuse, scie, marteau, echelle, tondeuse, tuyau d arrosage, pot de fleurs, plante, plantes,
    tableau, cadre, horloge, table de chevet, banc, tabouret, transat, salon de jardin, mobilio, tavolo, tavolino, sedia, sedie, poltrona, divano, letto,
    materasso, armadio, cassettiera, comodino, libreria, scaffale, scrivania, specchio, tappeto, tende, cuscini, lampada, lampadario, coperta, piumone,
    lenzuola, asciugamani, frigorifero, lavatrice, asciugatrice, lavastoviglie, forno, fornello, piano cottura, caffettiera, macchina caffe, frullatore,
    tostapane, bollitore, aspirapolvere, ferro da stiro, stufa, piatti, bicchieri, posate, pentola, pentole, padella, padelle, attrezzi, trapano, sega,
    martello, scala, tosaerba, tagliaerba, vaso, vasi, pianta, piante, giardino, quadro, cornice, panca, sgabello, ombrellone, movel, moveis, mobilia,
    cadeira, cadeiras, colchao, guarda roupa, roupeiro, prateleira, escrivaninha, secretaria, espelho, tapete, cortina, cortinados, almofada, almofadas,
    abajur, candeeiro, luminaria, cobertor, edredom, lencois, geladeira, lava roupas, secadora de roupa, fogao, forno eletrico, liquidificador, batedeira,
    torradeira, chaleira, aspirador, ferro de passar, aquecedor, loica, louca, pratos, copos, talheres, panela, panelas, frigideira, ferramenta,
    ferramentas, furadeira, berbequim, serrote, martelo, escada, cortador de relva, mangueira, vaso de planta, jardim, churrasqueira, quadro decorativo,
    criado mudo, 沙发, 桌子, 椅子, 餐桌, 茶几, 书桌, 床, 床垫, 衣柜, 柜子, 抽屉, 镜子, 地毯, 窗帘, 枕头, 被子, 台灯, 灯, 冰箱, 洗碗机, 烤箱, 微波炉, 电饭煲, 电饭锅, 咖啡机, 榨汁机, 热水壶, 空气净化器, 空调, 吸尘器, 风扇, 电风扇,
    暖气, 熨斗, 锅, 碗, 盘子, 杯子, 餐具, 工具, 电钻, 梯子, 割草机, 花盆, 植物, 绿植, 花园, 家具, 家居, 烧烤架, 花瓶, 挂画, 收纳, 架子, 空气炸锅, 缝纫机, ソファ, ソファー, テーブル, デスク, イス, チェア, ベッド, マットレス, 布団, タンス,
    棚, 引き出し, 鏡, カーペット, ラグ, カーテン, 枕, クッション, 照明, ランプ, 冷蔵庫, 冷凍庫, 食洗機, オーブン, レンジ, トースター, ケトル, コーヒーメーカー, ミキサー, エアコン, 扇風機, ヒーター, ストーブ, アイロン, 鍋, フライパン, 食器, 皿, 茶碗,
    グラス, ドリル, はしご, 脚立, 芝刈り機, 植木鉢, 観葉植物, 収納, ミシン, 空気清浄機, 加湿器, 座椅子, こたつ, सोफा, सोफ़ा, मेज, मेज़, टेबल, कुर्सी, कुर्सियां, पलंग, बेड, बिस्तर, गद्दा, अलमारी,
    शीशा, दर्पण, कालीन, परदे, पर्दे, तकिया, रजाई, कंबल, लैंप, फ्रिज, रेफ्रिजरेटर, ओवन, माइक्रोवेव, मिक्सर, ग्राइंडर, कुकर, चूल्हा, गैस स्टोव, पंखा, कूलर,
    एसी, हीटर, इस्त्री, प्रेस, बर्तन, थाली, प्लेट, गिलास, कप, औजार, ड्रिल मशीन, सीढ़ी, गमला, गमले, पौधा, पौधे, बगीचा, फर्नीचर, झूला, वैक्यूम क्लीनर, gun
    safe, fireproof safe, floor safe, wall safe, baby gate wood, garden gate, iron gate, lit double, lit simple, cadre de lit, 办公桌, 勉強机, 学習机, frying pan,
    saucepan, roasting pan, baking pan, sauce pan, cake pan, mobili cucina, mobile tv, mobile bagno, mobiletto,
    nightstands, futon frame, sofa table, ottoman storage, baker rack, bakers rack, pot rack, spice jars, cake pans, pressure canner, canner,
    dehydrator, food dehydrator, vacuum sealer, sous vide, singer sewing, milwaukee tools, bosch drill, honda mower, toro mower, blackstone,
    fiestaware, rubbermaid bins, ashley furniture, casper mattress, memory foam, bed slats, room divider, accent table, foyer table, entry bench,
    mudroom bench, shoe cabinet, linen cabinet, bathroom cabinet, vanity top, tile leftover, paint cans, gallon of paint, gutters, door knobs,
    cabinet handles, light fixtures, ceiling lights, track lighting, sconces, lantern lights, solar lights, water fountain, garden fountain, trellis,
    garden arch, raised beds, grow lights, seed starter, garden tiller, sod, gravel, river rock, fire pit bowl, chiminea, patio chair, adirondack,
    hammock chair, trampoline cover, mesas, sofa de, lave vaisselle encastrable, stuhle, vorhange, lampe led decke, kuhlschrank, geschirrspuler,
    spulmaschine, bugeleisen, rasenmaher, pflanzkubel, tavoli, microonde, maquina de lavar roupa, microondas electrolux, cafeteira`,
  compounds: `tisch, tische, stuhl, stühle, sessel, bett, betten, matratze, schrank, kommode, regal, regale, vitrine, nachttisch, schreibtisch, spiegel, teppich,
    vorhänge, gardinen, kissen, lampen, leuchte, bettwäsche, handtücher, kühlschrank, gefrierschrank, gefriertruhe, waschmaschine, trockner, spülmaschine,
    geschirrspüler, ofen, backofen, herd, mikrowelle, kaffeemaschine, espressomaschine, wasserkocher, staubsauger, bügeleisen, ventilator, heizung,
    geschirr, teller, gläser, besteck, topf, töpfe, pfanne, pfannen, werkzeug, bohrmaschine, akkuschrauber, säge, leiter, rasenmäher, gartenschlauch,
    blumentopf, pflanze, pflanzen, garten, gemälde, wanduhr, hocker, liege, sonnenschirm, möbel, truhe, garderobe, nähmaschine, küche, eckbank,
    küchenmaschine, bilderrahmen, gartenmöbel, schaukel, hochbeet, gewächshaus, gartenbank, sitzbank, wolldecke, tagesdecke, wandbild`,
  makers: `ikea, kallax, billy bookcase, malm, hemnes, poang, lack table, wayfair, west elm, crate and barrel, pottery barn, article, cb2, herman miller, aeron, eames,
    steelcase, secretlab, casper, tempur pedic, sealy, serta, purple mattress, dyson, shark vacuum, bissell, miele, bosch, whirlpool, ge appliance, maytag,
    kenmore, frigidaire, electrolux, siemens, aeg, smeg, kitchen aid, cuisinart, breville, delonghi, nespresso, nutribullet, vitamix, ninja blender, ninja,
    le creuset, staub, lodge, pyrex, corelle, wedgwood, villeroy, tefal, zwilling, henckels, philips airfryer, krups, braun mixer, hamilton beach, dewalt,
    makita, milwaukee, ryobi, craftsman, black decker, stanley, snap on, hilti, husqvarna, stihl, john deere mower, toro, weber, traeger, big green egg, ego
    mower, karcher, kärcher, thermomix, vorwerk, moccamaster, bodum, philips hue lamp, tiffany lamp, haier, beko, hotpoint, ariston, candy lavatrice,
    honeywell heater, de longhi, dreame, roborock, ecovacs, rubbermaid, yankee candle, lenox, noritake, waterford, gardena, fiskars, einhell, black and
    decker, door, window, wood, paint, lights, mat, iron, sink, shower, toilet, pool, steamer, basket, rack, cups, glasses, jar, jars, cart, hose, table,
    tables, light bulbs, dishes, towel, towels`,
  traits: `oak, pine, walnut, mahogany, teak, maple wood, solid wood, wooden, hardwood, particle board, rattan, wicker, bamboo, glass top, marble, upholstered,
    upholstery, cushioned, seats, seater, 2 seater, 3 seater, three seater, 4 chairs, 6 chairs, two chairs, assembled, disassembled, flat pack, assembly,
    dismantled, pick up only heavy, must pick up, bring a truck, king size, queen size, twin size, full size, double bed, single bed, stainless steel, cast
    iron, ceramic, nonstick, non stick, cordless, corded, battery powered tool, #volt, bagless, btu, watts, #watt, energy class, energy efficient, quart,
    cubic feet, cu ft, kitchen, bedroom, living room, bathroom, dining room, garage, backyard, garden, yard, patio, balcony, lawn, household, home, house,
    apartment, smoke free, pet free home, mid century, farmhouse, rustic, modern, scandinavian, shabby chic, decorative, antique wood, madera, roble, pino,
    cocina, dormitorio, sala, bois, chene, pin massif, cuisine, chambre, holz, eiche, kiefer, buche, schlafzimmer, wohnzimmer, legno, rovere, cucina, camera
    da letto, soggiorno, madeira, cozinha, quarto, 实木, 木质, 厨房, 卧室, 客厅, 木製, キッチン, 寝室, リビング, लकड़ी, रसोई, frame, wide, deep, tall, level, salon, tile, tiles,
    statue, seeds, soil, bulbs, bricks, pallet, pallets, screws, nails, insulation, hinges`,
};
