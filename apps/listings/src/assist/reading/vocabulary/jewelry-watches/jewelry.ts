import type { Vocabulary } from '../vocabulary';

/** What one wears to shine. */
export const jewelry: Vocabulary = {
  certain: `opal ring, sterling ring, silver band ring, mood ring, thumb ring, stacking rings jewelry, ring size, promise ring, mens ring, mens band, gold band
    mens, white gold band, rose gold ring, class ring, nose ring, nose rings, nose stud, septum ring, cartilage earring, belly button rings, body
    jewelry lot, lip ring, gauges plugs, ear gauges, plugs ears, ear cuffs, huggie earrings, huggies earrings, hoops gold, gold hoops, silver hoops,
    moissanite studs, pearl studs, clip on earrings, dangle earrings, statement earrings, earring lot, earring bundle, chain necklace, herringbone
    necklace, paperclip chain, layered necklace, pendant on chain, heart necklace, heart tag, heart locket, cross chain, st christopher, name plate
    necklace, choker necklace, pearl choker, puka shell, puka shell necklace, shell necklace, shark tooth necklace, beaded jewelry, friendship
    bracelets, charm bracelet, charms bracelet, evil eye bracelet, mala beads, mala bracelet, leather cord bracelet, cuff bracelet, bangle set,
    permanent jewelry, ankle chain, body chain, waist beads, cameo brooch, cameo pin, vintage pin brooch, hat pin jewelry, hair pin jewelry, pageant
    crown, gold teeth, gold nugget, medical id bracelet, medical bracelet, jewelry stand, jewelry organizer, jewelry holder, earring holder, ring box,
    ring dish, jewelry cleaner, silver 925, ster silver, ss 925, gold vermeil, gold over silver, 10k gold, gold chain mens, tennis chain, iced out,
    franco chain, lab diamond, half carat, 1 carat, one carat, 1 ct, 2 ct, engagement ring, wedding ring, wedding band, wedding bands, wedding set,
    bridal set, signet ring, diamond ring, gold ring, silver ring, eternity band, cocktail ring, belly ring, toe ring, diamond earrings, stud
    earrings, hoop earrings, drop earrings, gold chain, silver chain, gold necklace, pearl necklace, gold bracelet, silver bracelet, tennis bracelet,
    bangle bracelet, friendship bracelet, pendant necklace, gold filled, sterling silver, 925 silver, solid gold, 14k gold, 18k gold, 24k gold, 9ct
    gold, 18ct gold, karat gold, costume jewelry, fine jewelry, jewelry box, tie pin, body jewelry, lab grown diamond, loose diamond, fresh water
    pearls, freshwater pearls, anillo de compromiso, anillo de oro, anillo de plata, cadena de oro, collar de perlas, collar de plata, reloj de
    pulsera, reloj de hombre, reloj de mujer, reloj de bolsillo, bague de fiancailles, bague en or, bague or, boucles d oreilles, boucle d oreille,
    collier de perles, bracelet argent, chaine en or, anello oro, anello in oro, bracciale oro, bracciale argento, anel de noivado, alianca de
    casamento, anel de ouro, relogio de pulso, corrente de ouro, colar de perolas, brincos de ouro, wedding rings, engagement rings, diamond band,
    diamond pendant, diamond necklace, diamond bracelet, diamond studs, gold earrings, silver earrings, pearl earrings, pearl ring, pearl bracelet,
    ruby ring, sapphire ring, emerald ring, turquoise ring, turquoise bracelet, turquoise necklace, jade bracelet, amber necklace, cross pendant, name
    necklace, initial necklace, locket necklace, beaded necklace, beaded bracelet, ankle bracelet, rope chain, cuban chain, figaro chain, box chain,
    herringbone chain, tennis necklace, statement necklace, vintage brooch, costume jewelry lot, jewelry lot, jewelry bundle, vintage jewelry, antique
    jewelry, estate jewelry, native american jewelry, silver ring set, class rings, gold band, silver band, tungsten band, titanium band, belly button
    ring, earring set, necklace set, bracelet set, jewelry set, ring set, watch chain, jewelry making gold, gold scrap, scrap gold, silver scrap`,
  things: `signet, claddagh, septum, anklet, tiara, grillz, cuban, 1ct, 2ct, 1ctw, engagement, hoops, studs, huggies, earrings, bracelets, charms, brooch, cameo,
    choker, anklets, locket, pendant, cabochon, opal, moonstone, lapis, turquoise, malachite, jasper, peridots, garnets, pulsera de plata, pendientes
    de plata, aretes de oro, dije, dijes, gargantilla, tobillera, esclava de oro, cadenita, bague argent, bague en argent, collier argent, boucles
    oreilles, bracelet jonc, chaine argent, pendentif or, anello argento, collana argento, orecchini argento, bracciale tennis, girocollo, cavigliera,
    anel de prata, colar de prata, brincos de prata, gargantilha, tornozeleira, escapulario de ouro, silberkette, silberohrringe, perlenohrringe,
    fusskette, fußkette, armreifen, trauringe, verlobungsring gold, ring, rings, band ring, necklace, necklaces, pendants, chain, chains, bracelet,
    charm, earring, ear cuff, pin brooch, hair jewelry, diamond, diamonds, opals, garnet, pearl, pearls, peridot, coral beads, titanium ring, tungsten
    ring, jewelry, cross necklace, dog tags, medallion chain, bague, bagues, boutons de manchette,
    银手镯, 银项链, 金戒指, 玉佩, 珍珠项链, 脚链, シルバーリング, ゴールドネックレス, 真珠ネックレス, ピアス 18金, चांदी की पायल, सोने की अंगूठी, चांदी की अंगूठी, डायमंड रिंग`,
  makers: `tiffany, tiffany heart, return to tiffany, cartier love, love bracelet, juste un clou, alhambra, pandora, pandora charm, kendra scott, gorjana,
    mejuri, catbird, missoma, monica vinader, vivienne westwood necklace, vivienne westwood, swarovski, chrome hearts, alex and ani, pura vida, james
    avery, yurman, lagos, tacori, brilliant earth, blue nile, jared, kay, zales, baublebar, brandy pandora, tous, uno de 50, aristocrazy, agatha
    paris, histoire d or, swarovski cygne, comete gioielli, dodo, vivara life, tag heuer, pandora bracelet, pandora charms, monet jewelry, gold plated,
    周大福, 周生生, 老凤祥`,
  traits: `surgical steel, nickel free, hypoallergenic, vermeil, plated, tarnish, needs a polish, w pouch, jewelry pouch, appraised at, prongs, prong loose,
    clasp broken, size 6, size 7, sz 6, sz 7, sz 8, resize, resized, 5 grams, 5 2 grams, grams, dwt, pennyweight, stones, stone missing, vvs1, color
    d, certified, stamped 925, halo ring, size 5 ring, size 6 ring, size 7 ring, inch chain, 20 inch chain, 16 inch chain, stainless bracelet, leather
    band, oro 18k, plata de ley, or 18 carats, argent 925, plaque or, oro 18 kt, argento 925, ouro 18k, prata 925, rose gold, white gold, yellow gold`,
};
