import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `duck decoy, duck decoys, wooden decoy, beer tray, advertising tray, bone china cup, collector plates, belt buckles, magic the gathering, yugioh, yu gi
    oh, die cast, 45 rpm, 33 rpm, 78 rpm, indian head, first day cover, movie prop, snow globe, snow globes, autograph, autographed, psa 10, psa 9,
    cgc, bgs 9, limited edition print, numbered print, vintage toys, tin toy, beer stein, beer steins, pez dispensers, pez dispenser, ww2, ww1, world
    war ii, world war 2, world war, bande dessinee, vinili, cartas magic, collector plate, collectible plate, collectible plates, commemorative plate,
    fenton, jadeite, hull pottery, mccoy pottery, roseville pottery, rookwood, weller pottery, stoneware crock, crock, blue willow, transferware,
    bradford exchange, franklin mint, danbury mint, norman rockwell, thomas kinkade, currier and ives, toby jug, jim beam decanter, hatpins, ephemera,
    tintype, tintypes, daguerreotype, stereoscope, stereoview, magic lantern, moon landing, apollo 11, kerosene lantern, washboard, cap gun, cap guns,
    lead soldiers, tin soldiers, rainbow brite, smurfs, kewpie, shirley temple, raggedy ann, view master, viewmaster, starting lineup, 1 18, 1 64, 1
    43, redlines, johnny lightning, ertl, buddy l, schuco, jukebox, vintage telephone, rotary telephone, breweriana, casino chips, willow tree,
    hallmark ornaments, hallmark ornament, yearbooks, yearbook, rookies, refractor, wax packs, vmax, lorcana, slabbed, large cent, confederate, wheat
    cents, plate block, mint sheet, bus tokens, militaria, boy scout, masonic, jfk, tour program, concert program, 78s, longbox, vintage lego, vintage
    toy, vintage tin, vintage ornaments, vintage jewelry box tin, vintage magazine, vintage plates, sports cards lot, estate find, collectors edition,
    collector edition, lightsaber replica, prop replica, resin statue, warhammer 40k, space marines, sealed etb, etb, collectible, collectibles`,
  things: `collector, collectors, collectors item, collector item, artifact, currency, bullion, philately, graphic novel first print, manga, manga volumes,
    statue collectible, bobble head, figma, plush collectible, diorama, miniature, miniatures, medallion, badges, insignia, dagger, saber, tokens,
    pikachu, slab, slabs, program vintage, pennant, pennants, lithograph, etching, engraving, matchbox, ashtray, steins, fostoria, souvenir, souvenir
    spoons, cash register, lunchbox vintage, yo yo vintage, locomotive, rolling stock, coleccionismo, billetes antiguos, figura, figuras, postales,
    medalla, medallas, soldaditos de plomo, bd, cartes postales, carte postale, medaille, capsules de champagne, feves, voiture miniature, voitures
    miniatures, collezione, collezionismo, francobollo, moneta, banconote, fumetto, statuina, statuine, cartolina, medaglia, modellismo, modellino,
    colecao, colecionavel, colecionador, cedulas, notas antigas, banda desenhada, cartoes postais, medalha, rookie, display piece, vintage, souvenir
    spoon, souvenir plates, bronze statue, coronation mug, commemorative mug, dungeons and dragons minis, lego minifigure, lego minifigures, american
    flyer, native american pottery, kachina, license plates, pan am, oktoberfest mugs, stein, animation cel, serigraph, netsuke, cloisonne, jade
    carving, ivory look, matryoshka, faberge egg, cuckoo, edison cylinder, wax cylinder, inkwell, fountain pens, montblanc pen, gas pump, petroliana,
    barware vintage, swizzle sticks, fridge magnets, phonecards, kinder surprise, jordan rookie, bgs, beckett, philatelic, troy ounce, troy oz,
    tamagotchi vintage, furby vintage, playmates, power rangers vintage, burago, coleccionista, figuras de accion, billets anciens, sammlerstuck,
    sammlerstucke, antiquitat, antiquitaten, munzen, munze, blechspielzeug, hummelfigur, da collezione, antichita, statuetta, cedulas antigas`,
  compounds: `figur, figuren, modellauto, geldscheine, banknoten, überraschungseier, bierdeckel, bierkrüge, zinnfiguren, säbel, autogramm, lokomotive, sammelbilder,
    hefte comic`,
  makers: `pokemon, panini, bowman, marvel, x men, asterix, tintin, transformers, teenage mutant ninja turtles, tmnt, my little pony vintage, mcfarlane, bandai,
    dragon ball, sailor moon, evangelion, beatles, pink floyd, led zeppelin, fleetwood mac, david bowie, rolling stones, bob dylan, michael jackson,
    ac dc, nirvana, metallica, grateful dead, miles davis, john coltrane, warhammer, games workshop, corgi, dinky, tomica, maisto, bburago, autoart,
    tamiya, revell, airfix, marklin, märklin, hornby, bachmann, fleischmann, goebel, limoges, meissen, wedgwood collectible, rosenthal, moorcroft,
    olympics, super bowl, babe ruth, kobe bryant, wayne gretzky, us mint, canadian maple leaf, perth mint, enesco, lenox ornament, hallmark keepsake,
    coca cola, blue eyes white dragon, obi wan, boba fett, collection, voltron, anchor hocking, fire king, westmoreland, waterford vintage, royal
    copenhagen, bing grondahl, satsuma, imari, noritake vintage, occupied japan, boyds, cherished teddies, snowbabies, lilliput lane, david winter,
    beswick, royal worcester, doulton, staffordshire, capo di monte, case knives, pepsi vintage, budweiser, john wayne, marilyn monroe, james dean,
    wizard of oz, gone with the wind, disney vintage, mickey mouse vintage, disneyland vintage, peanuts snoopy vintage, nolan ryan, ken griffey jr,
    derek jeter, mike trout, shohei ohtani, patrick mahomes, luka doncic, michael jordan, lebron james, pele, messi, ronaldo, spiderman, batman,
    wolverine, hulk, avengers, sandman, watchmen, spirou, dragonball, naruto, one piece, gojira, godzilla, ultraman, kaiju, macross, robotech, hatsune
    miku, kidrobot, medicom, majorette, norev, solido, minichamps, kyosho, lgb, athearn, kato, poster, posters, cards, mineral, minerals, globe,
    crystal specimen, medal, marbles, lighter`,
  traits: `certificate, with papers, limited, graded, mint condition, near mint condition, hologram, authenticated, estate sale, circa, 1800s, 1900s, 1910s,
    1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, 19th century, century, victorian, pressing, repress, sleeve vg, vg, gatefold, display
    case, displayed, in display, in original box, original box, signed, hand numbered, commemorative, promo, japanese edition, retro, raro, rara,
    edicion limitada, antiguo, antigua, firmado, ancien, ancienne, edition limitee, dedicace, selten, limitiert, antik, handsigniert, edizione
    limitata, antico, antica, autografato, firmato, edicao limitada, antigo, antiga, autografado, estate, badge, patches, token, old, collected,
    inherited, grandfather, grandmother, grandpa, grandma, grandparents, attic, mint, catalog, htf, serial numbered, stamped, marked japan, made in
    japan, made in germany, patina, dated, historic, history, war, era, signature, framed, nostalgia, nostalgic, childhood, #oldyear`,
};
