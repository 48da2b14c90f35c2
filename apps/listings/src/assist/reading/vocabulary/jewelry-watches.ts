import type { Vocabulary } from './vocabulary';

export const jewelryWatches: Vocabulary = {
  certain: `engagement ring, wedding ring, wedding band, wedding bands, wedding set, bridal set, promise ring, class ring, signet ring, diamond ring, gold ring, silver
    ring, eternity band, cocktail ring, nose ring, belly ring, toe ring, diamond earrings, stud earrings, hoop earrings, drop earrings, gold chain, silver
    chain, gold necklace, pearl necklace, gold bracelet, silver bracelet, tennis bracelet, charm bracelet, bangle bracelet, cuff bracelet, friendship
    bracelet, pendant necklace, gold filled, sterling silver, 925 silver, silver 925, solid gold, 10k gold, 14k gold, 18k gold, 24k gold, 9ct gold, 18ct
    gold, 18 karat, 14 karat, karat gold, costume jewelry, costume jewellery, fine jewelry, jewelry box, jewellery box, watch box, watch winder, watch band,
    watch strap, watch straps, wrist watch, wristwatch, pocket watch, dive watch, diver watch, automatic watch, mechanical watch, chronograph watch, quartz
    watch, mens watch, womens watch, ladies watch, vintage watch, gold watch, dress watch, tissot watch, swatch watch, cuff links, cufflinks, tie clip, tie
    pin, body jewelry, cubic zirconia, moissanite, lab grown diamond, lab diamond, loose diamond, loose gemstones, fresh water pearls, freshwater pearls,
    birthstone, anillo de compromiso, anillo de oro, anillo de plata, cadena de oro, collar de perlas, collar de plata, reloj de pulsera, reloj automatico,
    reloj de hombre, reloj de mujer, reloj de bolsillo, bague de fiancailles, bague en or, bague or, alliance, boucles d oreilles, boucle d oreille, montre
    homme, montre femme, montre automatique, montre a gousset, collier de perles, bracelet argent, chaine en or, anello di fidanzamento, anello oro, anello
    in oro, fede nuziale, fedi, orologio da polso, orologio uomo, orologio donna, orologio automatico, collana di perle, catenina, braccialetto, bracciale
    oro, bracciale argento, anel de noivado, alianca, aliancas, alianca de casamento, anel de ouro, relogio de pulso, relogio masculino, relogio feminino,
    relogio automatico, corrente de ouro, colar de perolas, brincos de ouro, 戒指, 钻戒, 项链, 手链, 手镯, 耳环, 耳钉, 手表, 机械表, 腕表, 石英表, 指輪, 婚約指輪, 結婚指輪, 腕時計, 自動巻き, ネックレス,
    ブレスレット, ピアス, イヤリング, अंगूठी, सोने की चेन, घड़ी, कलाई घड़ी, हार, कान की बाली, झुमके, goldring, silberring, siegelring, wedding rings, engagement rings,
    diamond band, diamond pendant, diamond necklace, diamond bracelet, diamond studs, gold earrings, silver earrings, pearl earrings, pearl ring, pearl
    bracelet, opal ring, ruby ring, sapphire ring, emerald ring, turquoise ring, turquoise bracelet, turquoise necklace, jade bracelet, amber necklace,
    cross pendant, name necklace, initial necklace, locket necklace, beaded necklace, beaded bracelet, leather bracelet, ankle bracelet, rope chain, cuban
    link, cuban chain, figaro chain, box chain, herringbone chain, tennis necklace, statement necklace, vintage brooch, costume jewelry lot, jewelry lot,
    jewelry bundle, vintage jewelry, antique jewelry, estate jewelry, native american jewelry, navajo, squash blossom, silver ring set, mens ring, class
    rings, gold band, silver band, tungsten band, titanium band, nose stud, belly button ring, earring set, necklace set, bracelet set, jewelry set, ring
    set, watch collection, watch lot, watches lot, field watch, pilot watch, divers watch, dive watches, skeleton watch, moonphase, gmt watch, digital
    watch, analog watch, solar watch, watch with leather, leather strap watch, steel watch, gold tone watch, two tone watch, smart looking watch, luxury
    watch, kids watch, nurse watch, pendant watch, watch chain, watch repair kit, watch parts, watch tools, jewelry making gold, gold scrap, scrap gold,
    silver scrap, loose stones, loose sapphire, uncut gemstone`,
  things: `ring, rings, band ring, necklace, necklaces, pendant, pendants, locket, choker, chain, chains, bracelet, bracelets, bangle, bangles, anklet, charm, charms,
    earring, earrings, studs, hoops, ear cuff, brooch, brooches, cameo, pin brooch, tiara, hair jewelry, watch, watches, chronograph, timepiece, diamond,
    diamonds, ruby, rubies, sapphire, sapphires, emerald, emeralds, opal, opals, topaz, amethyst, garnet, turquoise, jade, pearl, pearls, peridot,
    aquamarine, tanzanite, citrine, onyx, amber, coral beads, gemstone, gemstones, gem, gems, platinum, palladium, titanium ring, tungsten ring, jewelry,
    jewellery, jewel, jewels, jeweled, bling, rosary, crucifix, cross necklace, dog tags, medallion chain, bezel, bracelet links, anillo, anillos, sortija,
    collar, collares, colgante, cadena, pulsera, pulseras, brazalete, pendientes, aretes, aros, zarcillos, broche, gemelos, reloj, relojes, joya, joyas,
    joyeria, bisuteria, diamante, diamantes, perlas, esmeralda, rubi, zafiro, bague, bagues, collier, colliers, pendentif, chaine, gourmette, chevaliere,
    boutons de manchette, montre, montres, bijou, bijoux, diamant, diamants, perle, perles, emeraude, rubis, saphir, anello, anelli, collana, collane,
    ciondolo, catena, bracciale, bracciali, orecchini, orecchino, spilla, gemelli, orologio, orologi, gioiello, gioielli, gioielleria, bigiotteria,
    diamanti, perla, smeraldo, rubino, zaffiro, anel, aneis, colar, colares, pingente, corrente, pulseira, pulseiras, brinco, brincos, abotoaduras, relogio,
    relogios, joia, joias, bijuteria, bijuterias, perola, perolas, safira, 首饰, 珠宝, 金项链, 黄金, 白金, 铂金, 银饰, 钻石, 珍珠, 翡翠, 玉镯, 吊坠, 胸针, 名表, 怀表, 手串, 金镯子, ジュエリー,
    アクセサリー, リング, ペンダント, バングル, アンクレット, ブローチ, 時計, 時計バンド, クロノグラフ, ダイヤモンド, ダイヤ, 真珠, パール, ルビー, サファイア, エメラルド, プラチナ, 純金, シルバー, シルバーアクセサリー, ゴールド, カフス, 懐中時計, गहने,
    आभूषण, ज्वेलरी, जेवर, चूड़ी, चूड़ियां, कंगन, बाली, बालियां, पायल, नथ, मंगलसूत्र, नेकलेस, ब्रेसलेट, हीरा, हीरे, मोती, सोना, सोने, चांदी, चाँदी, लॉकेट,
    चेन, पेंडेंट, घड़ियां, कर्णफूल`,
  compounds: `ringe, ehering, eheringe, verlobungsring, halskette, kette, ketten, goldkette, silberkette, anhänger schmuck, armband, armbänder, armreif, armkette,
    ohrringe, ohrring, ohrstecker, creolen, brosche, manschettenknöpfe, uhr, armbanduhr, taschenuhr, herrenuhr, damenuhr, automatikuhr, uhren, schmuck,
    modeschmuck, diamanten, perlen, perlenkette, goldschmuck, silberschmuck, kettchen, fußkettchen`,
  makers: `rolex, submariner, datejust, gmt master, daytona, oyster perpetual, omega, seamaster, speedmaster, tag heuer, carrera watch, aquaracer, breitling,
    navitimer, cartier, tank watch, patek philippe, audemars piguet, royal oak, iwc, panerai, hublot, zenith watch, longines, tissot, hamilton, hamilton
    khaki, tudor, black bay, oris, seiko, seiko 5, skx, prospex, presage, citizen, eco drive, casio, g shock, gshock, baby g, edifice, bulova, timex,
    weekender, invicta, fossil, fossil watch, michael kors watch, swatch, swatch moonswatch, moonswatch, skagen, daniel wellington, mvmt, movado, gucci
    watch, raymond weil, rado, frederique constant, certina, mido, glashutte, nomos, junghans, laco, sinn, stowa, vostok, raketa, luminox, victorinox watch,
    guess watch, armani watch, diesel watch, anne klein, tiffany, tiffany co, tiffany and co, pandora, pandora bracelet, pandora charms, alex and ani,
    swarovski, swarovski crystal, david yurman, john hardy, james avery, kendra scott, mejuri, van cleef, bvlgari, bulgari, chopard, mikimoto, bucherer, kay
    jewelers, zales, jared, effy, le vian, brighton, monet jewelry, trifari, napier, coro, weiss, sarah coventry, thomas sabo, tous, uno de 50, pdpaola,
    agatha, maty, christ schmuck, fope, pomellato, breil, morellato, vivara, titan watch, titan, fastrack, sonata watch, hmt, tanishq, kalyan, 劳力士, 欧米茄, 浪琴,
    天梭, 卡地亚, 周大福, 施华洛世奇, 潘多拉, ロレックス, オメガ, セイコー, シチズン, カシオ 腕時計, gショック, ティファニー, カルティエ, スウォッチ, タイタン, gold plated`,
  traits: `carat, carats, ct, ctw, tcw, karat, #karat, stamped 925, stamped, hallmark, hallmarked, marked 14k, 925, 585, clarity, vs1, vs2, si1, si2, vvs, princess
    cut, round cut, oval cut, cushion cut, emerald cut, solitaire, halo ring, pave, prong, gia, gia certified, appraisal, appraised, appraisal papers, size
    5 ring, size 6 ring, size 7 ring, ring size, resized, resize, resizable, clasp, lobster clasp, links, extra links, inch chain, 18 inch, 20 inch chain,
    16 inch chain, gram, grams, #gram, #mm, dial, face, crystal, sapphire crystal, mineral crystal, crown, movement, automatic movement, quartz, self
    winding, hand wound, wind up, keeps time, keeps perfect time, keeping time, ticks, water resistant, 100m, 200m, box and papers, with papers, papers,
    serviced, lume, nato strap, stainless bracelet, leather strap, leather band, jubilee, hypoallergenic, tarnish, tarnished, polished, plated, vermeil,
    handmade beaded, beaded, oro, oro 18k, plata, plata de ley, quilates, chapado, esfera, correa, or 18 carats, argent, argent 925, plaque or, cadran,
    585er, 333er, 750er, 925er, silber, vergoldet, zifferblatt, uhrwerk, oro 18 kt, argento, argento 925, carati, placcato, quadrante, cinturino, ouro, ouro
    18k, prata, prata 925, folheado, mostrador, 18k金, 999, 足金, 纯银, 克拉, 表盘, 表带, 機械式, クォーツ, 文字盤, ベルト調整, k18, k14, 18金, 純銀, कैरेट, ग्राम, 22 कैरेट, 24 कैरेट,
    rose gold, white gold, yellow gold, gold, silver, 10k, 14k, 18k, 22k, 24k`,
};
