import type { Vocabulary } from '../vocabulary';

/** Coins, stamps, records, what was long ago, and what was signed. */
export const oldAndRare: Vocabulary = {
  certain: `coin lot, coin collection, coins collection, silver eagle, american eagle, silver bar, silver bars, silver round, silver rounds, gold bar, junk
    silver, wheat penny, wheat pennies, steel penny, mercury dime, mercury dimes, buffalo nickel, state quarters, proof coins, proof set, mint set,
    walking liberty, kennedy half, peace dollar, morgan silver, gold sovereign, error coin, foreign coins, world coins, old coins, bank notes, paper
    money, two dollar bill, star note, confederate money, coin album, stamp album, stamps collection, stamp lot, first day covers, vintage postcard,
    postcard collection, vinyl lot, vinyl albums, vinyl collection, vinyl lp, vinyl lps, record lot, records lot, records collection, lp collection,
    picture disc, colored vinyl, signed vinyl, vinyl signed, test pressing, first pressing, original pressing, 12 inch single, box set vinyl, concert
    poster, tour poster, gig poster, movie poster original, lobby card, autograph book, signed baseball, signed football, signed helmet, signed by,
    certificate of authenticity, game worn, game used, ticket stub, pennant vintage, yearbook old, antique clock, mantel clock, mantle clock,
    grandfather clock, cuckoo clock, antique lamp, oil lamp, oil lamps, kerosene lamp, hurricane lamp, antique chair, antique bottle, antique bottles,
    glass bottles old, mason jars vintage, milk bottle, milk bottles, milk can, cream can, butter churn, wooden crate vintage, coca cola crate, coke
    crate, coke bottle, coke bottles, coke sign, pepsi crate, soda crate, advertising sign, porcelain sign, metal sign vintage, gas station sign, beer
    sign, beer mirror, bar sign, ration book, ration books, war letters, dog tags wwii, ww2 helmet, military uniform, army jacket vintage, army
    helmet, military patches, military pin, navy memorabilia, flag vintage, samurai sword, antique knife, pocket watch stand, antique tools, antique
    radio, tube radio, antique phone, antique camera, vintage camera collection, brownie camera, vintage typewriter, royal typewriter, antique
    typewriter, cash register antique, slot machine, vintage pyrex, depression glass, milk glass, carnival glass, cut crystal vase, royal doulton,
    precious moments, willow tree figurine, swarovski figurine, department 56, dept 56, christmas village, lenox figurine, snow babies, boyds bears,
    byers choice, longaberger basket, political buttons, campaign button, campaign buttons, world s fair, disney pin, disney pins, pin trading, pin
    lanyard, pins collection, patches collection, key chains collection, match book, zippo lighter, cigar box, cigar boxes, pipe collection, ashtray
    vintage, shot glass lot, spoon collection, thimble collection, salt and pepper shakers, cookie jar, cookie jars, teddy bear collection vintage,
    marbles antique, fossil trilobite, mineral collection, crystals minerals, deer antlers, deer mount, skull mount, butterfly framed, slot car, slot
    cars, ho scale, n scale, o gauge, model railroad, train layout, model kit, model kits, model airplane kit, tin toys, cast iron bank, mechanical
    bank, barbie vintage, holiday barbie, cabbage patch, madame alexander, porcelain dolls, beanie babies, ty beanie, mcdonalds toys, happy meal toys,
    star trek, beatles memorabilia, route 66, harley sign, nascar diecast, nascar memorabilia, hess truck, hess trucks, olympic pins, world cup
    stickers, panini album, panini stickers, antique tea cup, carnival glass bowl, antique sewing machine, treadle sewing machine, railroad lamp,
    vintage game, vintage games, vintage board game, comic book, comic books, matchbox cars, diecast, beanie baby, vinyl record, vinyl records, record
    collection, lp records, lps, silver coins, gold coin, silver coin, silver dollar, silver dollars, morgan dollar, stamp collection, postage stamps,
    vintage postcards, war medal, war medals, military medal, military medals, military memorabilia, sports memorabilia, signed jersey, signed photo,
    signed poster, movie poster, model train, model trains, train set lionel, model ship, model car, model cars, scale model, porcelain doll,
    porcelain figurine, trading pins, pin collection, enamel pins, shot glass collection, tin sign, neon sign, license plate collection, vintage
    camera display, key chain collection, vintage radio, rotary phone, wwii, german helmet, vintage advertising, coca cola sign, monedas antiguas,
    coleccion de monedas, coleccion de sellos, sellos antiguos, disco de vinilo, discos de vinilo, timbres de collection, disque vinyle, disques
    vinyle, vinyles, pieces de monnaie, pieces de collection, monete antiche, disco in vinile, dischi in vinile, discos de vinil, moedas antigas,
    commemorative coin, uranium glass, vaseline glass, art glass, hobnail glass, cranberry glass, ruby glass, nutcracker collection, decanter
    collection, avon bottles, vintage perfume bottle, button collection, antique quilt, old letters, old photographs, old photos, old maps, antique
    map, old newspapers, newspaper collection, space memorabilia, railroad lantern, oil lamp antique, cast iron toy, toy soldiers, erector set, care
    bears, strawberry shortcake doll, troll dolls, paper dolls, vintage barbie, nascar, 1 24 scale, 1 18 scale, 1 64 scale, tonka truck, pinball
    machine, gumball machine, vintage watch poster, bell collection, angel figurines, bobbleheads, framed jersey, signed bat, signed puck, signed
    ball, coin set, silver eagles, buffalo nickels, peace dollars, steel pennies, ancient coin, roman coin, roman coins, banknote collection, old
    money, stamp albums, scout patches, political pins, campaign pins, signed album, jazz records, classical records, rock records, old records, crate
    of records, box of records, 45 records, comic collection, toy collection, doll collection, figure collection, antique doll, antique dolls, old
    bottles, bottle collection, antique mirror hand, vintage sign, vintage signs, vintage poster, vintage posters, vintage glass, vintage camera,
    vintage cameras, vintage lighter, vintage pennant, vintage dolls, vintage doll, vintage cookie jar, vintage coca cola, vintage beer, antique coin,
    old coin, antique toy, antique toys, barn find sign, part of my collection, from my collection, selling my collection, selling collection,
    downsizing my collection, thinning my collection, sword replica, replica sword, replica helmet, anime figurine, antique, antiques, memorabilia`,
  things: `vdb, krugerrand, banknotes, postcards, 45s, playbill, bobblehead, insulators, bayonet, medals, katana, typewriter, underwood, victrola, gramophone,
    phonograph, pachinko, murano, delft, capodimonte, majolica, hummel, lladro, annalee, steiff, longaberger, bicentennial, matchbooks, zippo,
    thimbles, arrowheads, arrowhead, fossils, ammonite, geode, geodes, meteorite, taxidermy, antlers, lionel, elvis, collectable, coins, numismatic,
    stamps, lp, vinyl, vinyls, record, figurine, figurines, tapestry antique, relic, heirloom antique, sello, sellos, moneda, monedas, antiguedad,
    antiguedades, vinilo, coleccion, coleccionable, cromos, estampitas, tebeos, minicoches, muneca antigua, timbres, piece de monnaie, brocante,
    antiquite, antiquites, vinyle, cartes postales anciennes, affiche ancienne, fumetti, monete, francobolli, antiquariato, cartoline, figurine
    panini, modellini, vinile, soldatini, moedas, selos, antiguidade, antiguidades, figurinhas, vinil, gibis, miniaturas, münzen, briefmarken,
    ansichtskarten, postkarten, schallplatten, sammelkarten, modelleisenbahn, modellautos, antiquität, antiquitäten, comics, comicheft, orden,
    bierkrug, sammlerstück, überraschungseier figuren, collectables, coin, penny, pennies, nickel, nickels, dime, half dollar, banknote, bills old
    currency, stamp, postcard, records, album, albums vinyl, gundam model, doll collectible, bear steiff, sword, helmet military, uniform military,
    card collection, ticket stubs, press kit, hummels, thimble, thimbles collection, lighters, bottle caps, bottle cap, beer cans, fossil, pocket
    knife collection, train cars, tebeo, vinilos, monnaie, monnaies, moeda, gibi, miniatura, album de figurinhas, my collection, railroad, hummel
    figurine, matchbook, coin bank, piggy bank vintage, royal memorabilia, kiss memorabilia, o scale, crystal collection, shells collection, butterfly
    collection, old license plates, street sign, railroad spike, railroad memorabilia, airline memorabilia, zippos, lighter collection, swords,
    bayonets, military patch, challenge coin, challenge coins, uniform ww2, war poster, pin up, playbills, movie memorabilia, signed print, engraving
    antique, buddha statue antique, russian dolls, music boxes, mantel clock antique, vintage typewriters, antique books ends, bookends antique,
    apothecary bottle, poison bottle, glass insulators, insulator, barbed wire collection, oil can vintage, enamel sign, mirror bar sign, bottle cap
    collection, beer can collection, keychains collection, keychain collection, magnets collection, sticker album, sticker albums, numismatics, one
    ounce silver, penny collection, quarters collection, half dollars, dollar bills old, currency collection, sports illustrated old, dinky toys,
    coleccionables, album de cromos, postales antiguas, objet de collection, pieces anciennes, poupee ancienne, postkarten alt, cartoline antiche,
    figurine calciatori,
    收藏, 古玩, 硬币, 纸币, 唱片, 黑胶, 连环画收藏, 老物件, 徽章, 盲盒手办, 卡牌, レコード, アンティーク, 骨董品, コイン, 記念切手, トレーディングカード, プラモデル, ガンプラ, ミニカー, 缶バッジ, サイン色紙, एंटीक, पुराने नोट, सिक्का,
    रिकॉर्ड विनाइल, स्टाम्प`,
  compounds: `münze, briefmarke, schallplatte, postkarte, sammlung, modellbahn, sammelfigur`,
  makers: `walt disney, world cup, royal mint, eagle silver, harley memorabilia, murano glass, m i hummel, armani figurine, case knife, harley davidson
    memorabilia, compass antique`,
  traits: `ungraded, uncirculated, circulated, bu coin, rare, hard to find, limited edition, numbered, out of print, retired, discontinued, provenance, found in
    attic, grandpas, grandfathers, coa, sammler, collectionneur, sammlerstücke, repro, reproduction, sleeve worn, g shape, vg plus, mint state,
    complete set, full set, whole collection, original packaging, hand signed, book value,
    限定, 絶版, 当時物, 昭和, दुर्लभ`,
};
