import type { Vocabulary } from './vocabulary';

export const collectibles: Vocabulary = {
  certain: `duck decoy, duck decoys, wooden decoy, beer tray, advertising tray, antique tea cup, bone china cup, collector plates, carnival glass bowl, antique sewing machine, treadle sewing machine, oil lamp, railroad lamp, belt buckles, vintage game, vintage games, vintage board game, pokemon cards, pokemon card, pokemon tcg, trading card, trading cards, baseball card, baseball cards, basketball cards, football cards, hockey cards, sports
    card, sports cards, rookie card, magic the gathering, mtg, yugioh, yu gi oh, booster box, booster pack, booster packs, elite trainer box, comic book,
    comic books, action figure, action figures, funko pop, funko pops, hot wheels, matchbox cars, die cast, diecast, beanie babies, beanie baby, vinyl
    record, vinyl records, record collection, vinyl lp, lp records, lps, 45 rpm, 33 rpm, 78 rpm, coin collection, silver coins, gold coin, silver coin,
    silver dollar, silver dollars, morgan dollar, wheat pennies, indian head, proof set, stamp collection, postage stamps, first day cover, post cards,
    vintage postcards, war medal, war medals, military medal, military medals, military memorabilia, sports memorabilia, signed baseball, signed jersey,
    signed photo, signed poster, signed football, movie poster, concert poster, tour poster, movie prop, model train, model trains, train set lionel, model
    ship, model car, model cars, scale model, porcelain doll, porcelain dolls, porcelain figurine, snow globe, snow globes, music box, trading pins, disney
    pins, pin collection, enamel pins, shot glass collection, spoon collection, autograph, autographed, graded card, psa 10, psa 9, cgc, bgs 9, limited
    edition print, numbered print, star wars figure, star wars figures, vintage toys, tin toy, tin toys, tin sign, neon sign, beer stein, beer steins,
    license plate collection, vintage camera display, key chain collection, vintage radio, rotary phone, pez dispensers, pez dispenser, wwii, ww2, ww1,
    world war ii, world war 2, world war, civil war, german helmet, vintage advertising, coca cola sign, trading figures, monedas antiguas, coleccion de
    monedas, coleccion de sellos, sellos antiguos, cartas pokemon, disco de vinilo, discos de vinilo, timbres de collection, carte pokemon, cartes pokemon,
    disque vinyle, disques vinyle, vinyles, bande dessinee, pieces de monnaie, pieces de collection, monete antiche, disco in vinile, dischi in vinile,
    vinili, discos de vinil, moedas antigas, cartas de pokemon, cartas magic, 黑胶唱片, 宝可梦卡, 集邮, 邮票, 纪念币, 古董, 手办, 盲盒, 球星卡, ポケモンカード, ポケカ, 遊戯王, トレカ, レコード盤,
    フィギュア, 切手, 古銭, 記念硬貨, アクスタ, पुराने सिक्के, डाक टिकट, सिक्के, प्राचीन, collector plate, collector plates, collectible plate, collectible plates,
    commemorative plate, commemorative coin, fenton, uranium glass, vaseline glass, art glass, jadeite, hobnail glass, cranberry glass, ruby glass, hull
    pottery, mccoy pottery, roseville pottery, rookwood, weller pottery, art pottery, stoneware crock, crock, blue willow, transferware, bradford exchange,
    franklin mint, danbury mint, norman rockwell, thomas kinkade, currier and ives, nutcracker collection, toby jug, decanter collection, jim beam decanter,
    avon bottles, vintage perfume bottle, hatpins, button collection, antique quilt, ephemera, old letters, old photographs, old photos, tintype, tintypes,
    daguerreotype, stereoscope, stereoview, magic lantern, old maps, antique map, old newspapers, newspaper collection, moon landing, apollo 11, space
    memorabilia, railroad lantern, oil lamp antique, kerosene lantern, butter churn, washboard, cast iron toy, cap gun, cap guns, lead soldiers, toy
    soldiers, tin soldiers, erector set, cabbage patch, care bears, rainbow brite, strawberry shortcake doll, smurfs, garbage pail kids, troll dolls, madame
    alexander, kewpie, shirley temple, paper dolls, raggedy ann, view master, viewmaster, vintage barbie, wrestling figures, wwe figures, starting lineup,
    nascar diecast, nascar, 1 24 scale, 1 18 scale, 1 64 scale, 1 18, 1 64, 1 43, redlines, johnny lightning, ertl, tonka truck, buddy l, schuco, slot
    machine, pinball machine, jukebox, gumball machine, vintage telephone, rotary telephone, vintage typewriter, vintage watch poster, cigar box, tobacco
    tin, advertising tin, beer tray, beer sign, breweriana, casino chips, bell collection, angel figurines, willow tree, christmas village, hallmark
    ornaments, hallmark ornament, bobbleheads, framed jersey, yearbooks, yearbook, game used, game worn, signed bat, signed puck, signed ball, signed by,
    rookies, refractor, prizm, panini prizm, topps chrome, wax box, wax packs, hobby box, blaster box, card binder, binder of cards, binder of pokemon,
    cards binder, vmax, full art, secret rare, japanese cards, one piece cards, lorcana, digimon cards, slabbed, coin set, mint set, silver eagle, silver
    eagles, silver bar, gold bar, junk silver, mercury dime, mercury dimes, buffalo nickel, buffalo nickels, walking liberty, peace dollar, peace dollars,
    large cent, steel penny, steel pennies, foreign coins, world coins, ancient coin, roman coin, roman coins, banknote collection, paper money, old money,
    confederate, wheat cents, state quarters, plate block, mint sheet, stamp album, stamp albums, cigarette cards, bus tokens, militaria, ww2 helmet, boy
    scout, scout patches, masonic, political pins, campaign pins, campaign button, jfk, tour program, concert program, signed album, test pressing, picture
    disc, colored vinyl, 78s, jazz records, classical records, rock records, old records, crate of records, box of records, records lot, vinyl lot, vinyl
    collection, 45 records, comic collection, comics lot, long box, longbox, short box, key comic, silver age, golden age, bronze age, bagged and boarded,
    toy collection, doll collection, figure collection, vintage lego, vintage star wars, vintage toy, antique doll, antique dolls, antique clock, antique
    lamp, antique bottle, antique bottles, old bottles, bottle collection, antique tools, antique mirror hand, vintage sign, vintage signs, vintage poster,
    vintage posters, vintage tin, vintage glass, vintage camera, vintage cameras, vintage lighter, vintage pennant, vintage lunchbox, vintage ornaments,
    vintage jewelry box tin, vintage magazine, vintage comics, vintage dolls, vintage doll, vintage plates, vintage cookie jar, vintage pyrex, vintage coca
    cola, vintage beer, antique coin, old coin, old coins, antique toy, antique toys, sports cards lot, hockey card, soccer cards, football card, basketball
    card, estate find, barn find sign, collectors edition, collector edition, part of my collection, from my collection, selling my collection, selling
    collection, downsizing my collection, thinning my collection, sword replica, replica sword, lightsaber replica, prop replica, replica helmet, statue
    figure, anime figure, anime figures, anime figurine, resin statue, model kit, model kits, warhammer 40k, space marines, mtg cards, commander deck, edh
    deck, pokemon binder, sealed etb, etb, tin of cards, antique, antiques, collectible, collectibles, memorabilia`,
  things: `collectable, collectables, collector, collectors, collectors item, collector item, relic, artifact, coin, coins, penny, pennies, nickel, nickels, dime, half
    dollar, banknote, banknotes, bills old currency, currency, bullion, numismatic, stamp, stamps, philately, postcard, postcards, comic, comics, graphic
    novel first print, manga, manga volumes, record, records, lp, vinyl, vinyls, 45s, album, albums vinyl, 8 track, figurine, figurines, statue collectible,
    funko, bobblehead, bobble head, nendoroid, figma, gunpla, gundam model, plush collectible, doll collectible, bear steiff, diorama, miniature,
    miniatures, medals, medallion, badges, insignia, bayonet, sword, katana, dagger, saber, helmet military, uniform military, tokens, card collection,
    holo, holographic, foil card, charizard, pikachu, deck box, binder cards, slab, slabs, ticket stub, ticket stubs, program vintage, pennant, pennants,
    lithograph, etching, engraving, lobby card, press kit, hummel, hummels, lladro, royal doulton, swarovski figurine, precious moments, department 56, dept
    56, thimble, thimbles, thimbles collection, matchbooks, matchbox, lighters, zippo, ashtray, bottle caps, bottle cap, beer cans, steins, depression
    glass, carnival glass, milk glass, fostoria, cookie jar, salt and pepper shakers, souvenir, souvenir spoons, fossil, fossils, meteorite, geode,
    arrowhead, arrowheads, taxidermy, pocket knife collection, gramophone, phonograph, victrola, typewriter, cash register, lunchbox vintage, milk bottle,
    insulators, political buttons, campaign buttons, yo yo vintage, slot car, slot cars, locomotive, ho scale, n scale, o gauge, lionel, train cars, rolling
    stock, coleccion, coleccionable, coleccionismo, antiguedad, antiguedades, monedas, moneda, billetes antiguos, sellos, cromos, tebeos, tebeo, vinilo,
    vinilos, figura, figuras, postales, medalla, medallas, soldaditos de plomo, timbres, monnaie, monnaies, bd, vinyle, cartes postales, carte postale,
    medaille, antiquite, antiquites, brocante, capsules de champagne, feves, voiture miniature, voitures miniatures, collezione, collezionismo, francobolli,
    francobollo, moneta, monete, banconote, fumetti, fumetto, vinile, statuina, statuine, cartoline, cartolina, medaglia, antiquariato, figurine panini,
    modellismo, modellino, modellini, colecao, colecionavel, colecionador, selos, moedas, moeda, cedulas, notas antigas, gibi, gibis, banda desenhada,
    vinil, miniatura, miniaturas, cartoes postais, medalha, antiguidade, antiguidades, figurinhas, album de figurinhas, 收藏, 收藏品, 古币, 硬币, 银元, 老物件, 漫画单行本, 黑胶,
    唱片, 手伴, 模型, 高达, 明信片, 徽章, 卡牌, 限量版, 玉器摆件, 瓷器, 字画, 文玩, コレクション, コイン, 硬貨, 紙幣, 骨董, 骨董品, アンティーク, レコード, 漫画, トレーディングカード, プラモデル, ガンプラ, ミニカー, 鉄道模型, nゲージ, ポスター, 色紙,
    サイン, サイン色紙, 缶バッジ, アクリルスタンド, ぬいぐるみ 限定, テレカ, テレホンカード, 掛け軸, 壺, 刀, संग्रह, सिक्का, पुराने नोट, नोट, पोस्टकार्ड, मूर्ति, एंटीक, कॉमिक्स, विनाइल, पदक, तलवार,
    डाक टिकटें, figure, figures, rookie, my collection, display piece, railroad, vintage,
    hummel figurine, thimble collection, matchbook, souvenir spoon, souvenir plates, bronze statue, cast iron bank, coin bank, mechanical bank,
    piggy bank vintage, royal memorabilia, coronation mug, commemorative mug, beatles memorabilia, kiss memorabilia, spider man comics, batman comics,
    dungeons and dragons minis, lego minifigure, lego minifigures, o scale, american flyer, geodes, native american pottery, kachina,
    mineral collection, crystal collection, shells collection, butterfly collection, deer mount, old license plates, license plates, street sign,
    railroad spike, railroad memorabilia, airline memorabilia, pan am, oktoberfest mugs, stein, zippos, zippo lighter, lighter collection, swords,
    bayonets, military patch, military patches, challenge coin, challenge coins, uniform ww2, ration book, war poster, pin up, playbill, playbills,
    lobby cards, movie memorabilia, animation cel, serigraph, signed print, engraving antique, netsuke, cloisonne, jade carving, ivory look,
    buddha statue antique, russian dolls, matryoshka, faberge egg, music boxes, cuckoo, mantel clock antique, antique radio, tube radio,
    edison cylinder, wax cylinder, vintage typewriters, inkwell, fountain pens, montblanc pen, antique books ends, bookends antique, apothecary bottle,
    poison bottle, milk bottles, glass insulators, insulator, barbed wire collection, oil can vintage, gas pump, petroliana, gas station sign,
    enamel sign, porcelain sign, mirror bar sign, barware vintage, swizzle sticks, bottle cap collection, beer can collection, keychains collection,
    keychain collection, magnets collection, fridge magnets, phone cards, phonecards, kinder surprise, panini stickers, panini album, sticker album,
    sticker albums, score cards 1990, jordan rookie, foil cards, psa, bgs, beckett, near mint cards, numismatics, philatelic, troy ounce, troy oz,
    one ounce silver, silver rounds, silver round, penny collection, quarters collection, half dollars, kennedy half, two dollar bill,
    dollar bills old, currency collection, sports illustrated old, starting lineup figures, squishmallow rare, tamagotchi vintage, furby vintage,
    transformers g1, mego, playmates, tmnt figures, ninja turtles figures, power rangers vintage, hess truck, hess trucks, dinky toys, burago,
    coleccionables, coleccionista, figuras de accion, album de cromos, postales antiguas, muneca antigua, objet de collection,
    cartes postales anciennes, pieces anciennes, billets anciens, affiche ancienne, poupee ancienne, sammlerstuck, sammlerstucke, antiquitat,
    antiquitaten, munzen, munze, postkarten alt, blechspielzeug, hummelfigur, da collezione, antichita, cartoline antiche, figurine calciatori,
    statuetta, cedulas antigas, 古玩, 纸币, 谷子, 立牌, コレクター, 記念切手, 一番くじ, ソフビ, संग्रहणीय, पुराना सिक्का, नोट संग्रह`,
  compounds: `münze, münzen, briefmarke, briefmarken, postkarte, postkarten, ansichtskarten, schallplatte, schallplatten, figur, figuren, sammelkarten, sammlung,
    sammelfigur, orden, antiquität, antiquitäten, modelleisenbahn, modellauto, modellautos, modellbahn, geldscheine, banknoten, überraschungseier,
    bierdeckel, bierkrug, bierkrüge, zinnfiguren, säbel, autogramm, lokomotive, sammelbilder, hefte comic`,
  makers: `pokemon, topps, panini, upper deck, fleer, donruss, bowman, mickey mantle, michael jordan rookie, lebron rookie, marvel, marvel comics, dc comics, spider
    man comic, x men, batman comic, superman comic, amazing spider man, image comics, asterix, tintin, tin tin, disney pin, walt disney, star wars, star
    trek, transformers, gi joe, g i joe, he man, masters of the universe, teenage mutant ninja turtles, tmnt, my little pony vintage, mcfarlane, neca,
    hasbro black series, hot toys, sideshow, bandai, good smile, banpresto, bearbrick, kaws, labubu, pop mart, sonny angel, gundam, dragon ball, one piece
    figure, naruto figure, sailor moon, evangelion, beatles, elvis, pink floyd, led zeppelin, fleetwood mac, david bowie, rolling stones, bob dylan, michael
    jackson, ac dc, nirvana, metallica, grateful dead, miles davis, john coltrane, warhammer, games workshop, corgi, dinky, tomica, maisto, bburago,
    autoart, tamiya, revell, airfix, marklin, märklin, hornby, bachmann, fleischmann, steiff, goebel, limoges, capodimonte, meissen, wedgwood collectible,
    rosenthal, murano, moorcroft, olympics, world cup, super bowl, babe ruth, ken griffey, tom brady, kobe bryant, wayne gretzky, us mint, royal mint,
    krugerrand, canadian maple leaf, eagle silver, perth mint, enesco, boyds bears, lenox ornament, hallmark keepsake, mcdonalds toys, coca cola, harley
    memorabilia, black lotus, blue eyes white dragon, obi wan, boba fett, collection, kenner, thundercats, voltron, anchor hocking, fire king, westmoreland,
    murano glass, waterford vintage, royal copenhagen, bing grondahl, delft, satsuma, imari, noritake vintage, occupied japan, m i hummel, boyds, cherished
    teddies, snowbabies, lilliput lane, david winter, armani figurine, beswick, royal worcester, doulton, staffordshire, majolica, capo di monte, case
    knife, case knives, pepsi vintage, budweiser, harley davidson memorabilia, route 66, john wayne, marilyn monroe, james dean, wizard of oz, gone with the
    wind, disney vintage, mickey mouse vintage, disneyland vintage, peanuts snoopy vintage, nolan ryan, ken griffey jr, derek jeter, mike trout, shohei
    ohtani, patrick mahomes, luka doncic, michael jordan, lebron james, kobe, pele, messi, ronaldo, spiderman, spider man, batman, wolverine, hulk,
    avengers, spawn, walking dead comics, sandman, watchmen, spirou, dragonball, naruto, one piece, gojira, godzilla, ultraman, kaiju, macross, robotech,
    hatsune miku, kidrobot, medicom, hot wheels rlc, majorette, norev, solido, minichamps, kyosho, lgb, athearn, kato, poster, posters, cards, mineral,
    minerals, globe, crystal specimen, compass antique, medal, marbles, lighter`,
  traits: `certificate of authenticity, certificate, coa, with papers, provenance, rare, limited edition, limited, numbered, first appearance, first issue, issue 1, key issue, graded, mint condition, near mint, near mint condition,
    sleeved, toploader, sealed booster, hologram, certificate of authenticity, coa, authenticated, provenance, estate sale, circa, 1800s, 1900s, 1910s,
    1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, 19th century, century, victorian, art deco, art nouveau, uncirculated, circulated, pressing,
    original pressing, first pressing, repress, sleeve vg, vg, gatefold, complete set, full set, whole collection, display case, displayed, in display, mint
    in box, mib, moc, in original box, original packaging, original box, signed, hand signed, hand numbered, error coin, commemorative, promo, japanese
    edition, 1st edition holo, retro, raro, rara, edicion limitada, antiguo, antigua, firmado, ancien, ancienne, edition limitee, dedicace, selten,
    limitiert, antik, sammler, handsigniert, edizione limitata, antico, antica, autografato, firmato, edicao limitada, antigo, antiga, autografado, 限量, 绝版,
    签名, 稀有, 限定, 希少, レア, 未開封品, 美品カード, दुर्लभ, पुराना, estate, badge, patches, token, カード, old, collected, inherited, grandfather, grandmother, grandpa,
    grandma, grandparents, attic, mint, book value, catalog, hard to find, htf, discontinued, retired, first series, series 1, serial numbered, stamped,
    marked japan, made in japan, made in germany, patina, dated, historic, history, war, era, signature, framed, nostalgia, nostalgic, childhood, #oldyear`,
};
