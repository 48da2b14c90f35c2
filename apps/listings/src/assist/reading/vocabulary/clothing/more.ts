import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `maternity clothes, baby clothes, kids clothes, childrens clothes, toddler clothes, girls clothes, boys clothes, bundle of clothes, clothes bundle,
    clothing bundle, snowsuit, button down, nursing scrubs, handbag, crossbody, swim trunks, board shorts, sunglasses, bucket hat, cowboy hat, traje
    de bano, maillot de bain, abito da sposa, steel toe, leotard, dance wear, athletic wear, workout clothes, gym clothes, maternity, scrubs set, knit
    hat, fedora hat`,
  things: `blouse, tunic, jumper, pullover, cardigan, hoody, crewneck, turtleneck, fleece, gilet, tuxedo, tux, parka, anorak, raincoat, overcoat, cape, trousers,
    khakis, joggers, sweatpants, tracksuit, shorts, romper, jumpsuit, playsuit, overalls, dungarees, onesie, pajamas, pyjamas, nightgown, lingerie,
    underwear, boxers, stockings, pantyhose, bikini, swimwear, kimono, sari, saree, kurta, kurti, salwar, sherwani, lehenga, hijab, abaya, kaftan,
    dirndl, lederhosen, scrubs, apron, scarves, pashmina, hat, hats, beret, fedora, snapback, necktie, suspenders, handkerchief, trainers, ballet
    flats, outfit, clothes, clothing, garment, apparel, wardrobe of clothes, thobe, eyeglass frames, earmuffs, camisole, cami, bodysuit, corset,
    shapewear, jeggings, capris, flannel, henley, polo, camisa, camiseta, camisetas, blusa, sueter, sudadera, chaqueta, cazadora, abrigo, pantalon,
    pantalones, vaqueros, falda, traje, bufanda, guantes, gorro, gorra, sombrero, cinturon, corbata, cartera, bolso, bolsa, mochila, maleta, zapatos,
    tenis adidas, botines, tacones, sandalias, chanclas, calcetines, medias, lenceria, pijama, gafas de sol, lentes de sol, chemise, chemisier, pull,
    veste, blouson, manteau, doudoune, jupe, tailleur, echarpe, foulard, gants, bonnet, casquette, chapeau, ceinture, cravate, portefeuille, sac a
    main, sac a dos, valise, bottes, bottines, talons, escarpins, sandales, chaussettes, collants, pyjama, lunettes de soleil, survetement,
    combinaison, salopette, debardeur, vestiti, abbigliamento, camicia, maglietta, maglia, maglione, felpa, giacca, giubbotto, giubbino, cappotto,
    piumino, pantaloni, gonna, abito, completo uomo, sciarpa, guanti, cappello, berretto, cintura, cravatta, portafoglio, borsa, borsetta, zaino,
    valigia, scarpe da ginnastica, stivali, stivaletti, tacchi, sandali, ciabatte, calze, calzini, pigiama, tuta, canotta, camicetta, impermeabile,
    mocassini, decollete, roupa, roupas, camisola, moletom, casaco, jaqueta, blusao, calca, calcas, saia, terno, fato, cachecol, luvas, chapeu, cinto,
    gravata, carteira, mala, malas, sapato, sapatos, tenis, sapatilhas, saltos, chinelo, chinelos, meias, oculos de sol, macacao, bermuda, calcoes,
    bolsa feminina, sobretudo, blouses, clothes for, wardrobe clothes, turban, kilt, toga, tutu, footwear, insoles, bookbag, knapsack, hipster,
    cardholder, sunhat, swim shorts, trunks, sleepwear, nightie, thermal underwear, base layer, long johns, bomber, cargo shorts, sleepers, newborn
    clothes, wellies, sundress, hanbok, qipao, cheongsam, handbags, cosplay, air force 1, levi s`,
  compounds: `hemd, hemden, bluse, pulli, strickjacke, jacke, mantel, hose, hosen, kleid, kleider, anzug, schal, handschuhe, mütze, gürtel, krawatte, geldbörse,
    geldbeutel, handtasche, tasche, koffer, schuhe, schuh, turnschuhe, stiefel, stiefeletten, sandalen, socken, strumpfhose, unterwäsche, schlafanzug,
    sonnenbrille, badeanzug, weste, kapuzenpulli, kleidung, klamotten, bekleidung, tracht, kostüm, latzhose, hausschuhe, minirock, jeansrock,
    faltenrock, sonnenhut, strohhut`,
  makers: `nike, adidas, puma, reebok, new balance, asics, converse, vans, yeezy, air force, air max, dunks, timberland, timberlands, ugg, birkenstock, clarks,
    skechers, hoka, brooks, salomon, merrell, saucony, on cloud, gucci, prada, louis vuitton, hermes, dior, fendi, balenciaga, burberry, versace,
    armani, valentino, saint laurent, ysl, michael kors, coach, kate spade, tory burch, longchamp, marc jacobs, polo ralph lauren, tommy hilfiger,
    calvin klein, lacoste, hugo boss, levi, levis, wrangler, diesel, zara, h m, uniqlo, mango, old navy, banana republic, j crew, abercrombie,
    hollister, american eagle, forever 21, shein, asos, topshop, primark, patagonia, north face, the north face, columbia, arcteryx, carhartt, canada
    goose, moncler, barbour, lululemon, gymshark, under armour, champion, supreme, stussy, off white, bape, fjallraven, kanken, herschel, jansport,
    samsonite, rimowa, ray ban, ray bans, rayban, oakley, victorias secret, spanx, free people, anthropologie, urban outfitters, lilly pulitzer, vera
    bradley, madewell, everlane, reformation, ganni, cos, massimo dutti, bershka, pull bear, stradivarius, desigual, oshkosh, carters, gymboree,
    boden, monsoon, karen millen, ted baker, superdry, fila, ellesse, kappa, umbro, louboutin, jimmy choo, manolo blahnik, steve madden, aldo, nine
    west, cole haan, allen edmonds, red wing, blundstone, sorel, ecco, geox, kipling, oilily, jack jones, vero moda, esprit, tom tailor, s oliver,
    jack wolfskin, next clothing, bag, boot, belt, cap, suit`,
  traits: `size s, size m, size l, size xl, size xs, size xxl, size small, size medium, size large, #shoesize, #letterssize, xs, xl, xxl, 2xl, 3xl, petite, plus
    size, tall fit, slim fit, regular fit, relaxed fit, skinny, bootcut, flared, high waisted, high rise, low rise, cropped, oversized, sleeveless,
    long sleeve, short sleeve, sleeve, sleeves, v neck, crew neck, hooded, waist, inseam, bust, hem, hemmed, cotton, wool, woolen, cashmere, silk,
    linen, polyester, denim, suede, leather, velvet, satin, chiffon, knit, knitted, tweed, corduroy, spandex, nylon, faux fur, sequins, embroidered,
    floral, striped, stripes, plaid, polka dot, womens, mens, ladies, unisex, girls, boys, toddler, worn, wore, wearing, never worn, worn once, nwt,
    with tags, tags attached, new with tags, fits like, fits true, true to size, runs small, runs large, too small for me, doesn t fit, does not fit,
    dry clean, dry cleaned, washed, machine washable, unlined, pockets, soles, sole, insole, laces, strapless, backless, designer, fashion, wedding
    guest, talla, tamano s, taille, grosse, größe, taglia, tamanho, algodon, lana, cuero, coton, laine, cuir, soie, baumwolle, wolle, leder, seide,
    cotone, pelle, seta, algodao, couro, mujer, hombre, femme, homme, damen, herren, donna, uomo, feminino, masculino, etiqueta, etiquette, etikett,
    getragen, porte, puesto, usado una vez, indossato, us 7, us 8, us 9, us 10, eu 38, eu 39, eu 40, eu 41, eu 42, uk 6, uk 7, uk 8, uk 10, uk 12,
    lined, lace, heel, tie, ties, umbrella, flats, slides, wedges, pumps, mules, clogs`,
};
