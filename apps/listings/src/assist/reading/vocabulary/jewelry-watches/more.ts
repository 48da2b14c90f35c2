import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `18 karat, 14 karat, costume jewellery, jewellery box, watch band, wristwatch, cufflinks, tie clip, cubic zirconia, moissanite, loose gemstones,
    birthstone, reloj automatico, alliance, montre femme, anello di fidanzamento, fede nuziale, fedi, orologio da polso, orologio uomo, orologio
    donna, orologio automatico, collana di perle, catenina, braccialetto, alianca, aliancas, relogio masculino, relogio feminino, relogio automatico,
    goldring, silberring, siegelring, leather bracelet, navajo, squash blossom, watch lot, watches lot, moonphase, loose stones, loose sapphire, uncut
    gemstone`,
  things: `bangle, bangles, brooches, ruby, rubies, sapphire, sapphires, emerald, emeralds, topaz, amethyst, jade, aquamarine, tanzanite, citrine, onyx, amber,
    gemstone, gemstones, gem, gems, platinum, palladium, jewellery, jewel, jewels, jeweled, bling, rosary, crucifix, anillo, anillos, sortija, collar,
    collares, colgante, cadena, pulsera, pulseras, brazalete, pendientes, aretes, aros, zarcillos, broche, gemelos, reloj, relojes, joya, joyas,
    joyeria, bisuteria, diamante, diamantes, perlas, esmeralda, rubi, zafiro, collier, colliers, pendentif, chaine, gourmette, chevaliere, bijou,
    bijoux, diamant, diamants, perle, perles, emeraude, rubis, saphir, anello, anelli, collana, collane, ciondolo, catena, bracciale, bracciali,
    orecchini, orecchino, spilla, gemelli, orologi, gioiello, gioielli, gioielleria, bigiotteria, diamanti, perla, smeraldo, rubino, zaffiro, anel,
    aneis, colar, colares, pingente, corrente, pulseira, pulseiras, brinco, brincos, abotoaduras, joia, joias, bijuteria, bijuterias, perola, perolas,
    safira`,
  compounds: `ringe, ehering, eheringe, verlobungsring, halskette, kette, ketten, goldkette, anhänger schmuck, armband, armbänder, armreif, armkette, ohrringe,
    ohrring, ohrstecker, creolen, brosche, manschettenknöpfe, uhr, taschenuhr, herrenuhr, damenuhr, automatikuhr, uhren, schmuck, modeschmuck,
    diamanten, perlen, perlenkette, goldschmuck, silberschmuck, kettchen, fußkettchen`,
  makers: `gmt master, daytona, oyster perpetual, aquaracer, breitling, navitimer, cartier, patek philippe, audemars piguet, royal oak, iwc, panerai, hublot,
    longines, tissot, hamilton, tudor, black bay, oris, seiko, skx, prospex, presage, citizen, eco drive, casio, g shock, gshock, baby g, edifice,
    bulova, timex, weekender, invicta, swatch moonswatch, moonswatch, movado, raymond weil, rado, frederique constant, certina, mido, glashutte,
    nomos, junghans, laco, sinn, stowa, vostok, raketa, luminox, anne klein, tiffany co, tiffany and co, swarovski crystal, david yurman, john hardy,
    van cleef, bvlgari, bulgari, chopard, mikimoto, bucherer, kay jewelers, effy, le vian, brighton, trifari, napier, coro, weiss, sarah coventry,
    thomas sabo, pdpaola, agatha, maty, christ schmuck, fope, pomellato, morellato, vivara, titan, fastrack, hmt, tanishq, kalyan`,
  traits: `carat, carats, ct, ctw, tcw, karat, #karat, stamped, hallmark, hallmarked, marked 14k, 925, 585, clarity, vs1, vs2, si1, si2, vvs, princess cut, round
    cut, oval cut, cushion cut, emerald cut, solitaire, pave, prong, gia, gia certified, appraisal, appraised, resizable, clasp, lobster clasp, links,
    18 inch, gram, #gram, #mm, face, crystal, sapphire crystal, mineral crystal, crown, movement, quartz, self winding, hand wound, ticks, water
    resistant, 100m, 200m, papers, jubilee, tarnished, polished, handmade beaded, beaded, oro, plata, quilates, chapado, esfera, correa, argent,
    cadran, 585er, 333er, 750er, 925er, silber, vergoldet, zifferblatt, uhrwerk, argento, carati, placcato, quadrante, cinturino, ouro, prata,
    folheado, mostrador, 999, k18, k14, gold, silver, 10k, 14k, 18k, 22k, 24k`,
};
