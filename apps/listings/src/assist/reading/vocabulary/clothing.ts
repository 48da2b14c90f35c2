import type { Vocabulary } from './vocabulary';

export const clothing: Vocabulary = {
  certain: `t shirt, t shirts, tee shirt, tank top, crop top, wedding dress, bridal gown, prom dress, evening gown, bridesmaid dress, cocktail dress, maxi dress, summer
    dress, sun dress, ball gown, maternity clothes, maternity jeans, maternity dress, baby clothes, kids clothes, childrens clothes, toddler clothes, girls
    clothes, boys clothes, bundle of clothes, bag of clothes, clothes bundle, clothing bundle, clothing lot, running shoes, hiking boots, walking boots,
    work boots, cowboy boots, rain boots, snow boots, ankle boots, ugg boots, leather jacket, denim jacket, jean jacket, bomber jacket, puffer jacket, down
    jacket, rain jacket, winter coat, trench coat, ski jacket, ski pants, snow pants, snow suit, snowsuit, pea coat, fur coat, dress shirt, polo shirt,
    button down, button up, dress shoes, high heels, basketball shoes, tennis shoes, skate shoes, gym shoes, nursing scrubs, school uniform, halloween
    costume, handbag, hand bag, tote bag, shoulder bag, crossbody, cross body bag, crossbody bag, messenger bag, duffel bag, duffle bag, gym bag, weekender
    bag, laptop backpack, school bag, fanny pack, belt bag, yoga pants, sports bra, swim trunks, bathing suit, board shorts, running shorts, cycling jersey
    bibs, sun glasses, sunglasses, reading glasses, baseball cap, bucket hat, cowboy hat, suit jacket, sport coat, pant suit, three piece suit, shoe size,
    vestido de novia, traje de bano, ropa de bebe, ropa de nina, ropa de nino, robe de mariee, vetements bebe, vetements enfant, maillot de bain, abito da
    sposa, costume da bagno, vestido de noiva, roupa de bebe, roupas de bebe, 婚纱, ウェディングドレス, 童装, 泳衣, ベビー服, 子供服, शादी का जोड़ा, लहंगा, motorcycle style
    jacket fashion, choir dress, bar mitzvah suit, quinceanera dress, homecoming dress, flower girl dress, communion dress, christening gown, graduation
    gown, steel toe boots, steel toe, nursing shoes, dance shoes, ballet shoes, tap shoes, pointe shoes, leotard, dance wear, cheer uniform, rain coat, yoga
    leggings, athletic wear, workout clothes, gym clothes, maternity, work pants, scrubs set, winter jacket, winter boots, fleece jacket, wool coat, wool
    sweater, knit hat, leather gloves, leather belt, leather bag, leather purse, leather boots, leather shoes, designer bag, designer purse, designer shoes,
    carry on suitcase, luggage set, travel bag, lunch bag, fedora hat, concert tee, band tee, graphic tee, band t shirt, football jersey, soccer jersey,
    basketball jersey, hockey jersey, baseball jersey, sports jersey, team jersey, nfl jersey, nba jersey`,
  things: `shirt, shirts, tee, tees, blouse, tunic, sweater, jumper, pullover, cardigan, hoodie, hoody, sweatshirt, crewneck, turtleneck, fleece, vest, gilet,
    waistcoat, blazer, tuxedo, tux, jacket, coat, parka, anorak, windbreaker, raincoat, overcoat, poncho, cape, jeans, trousers, pants, chinos, khakis,
    slacks, leggings, joggers, sweatpants, tracksuit, shorts, skirt, dress, gown, romper, jumpsuit, playsuit, overalls, dungarees, onesie, pajamas, pyjamas,
    robe, bathrobe, nightgown, lingerie, bra, underwear, boxers, socks, tights, stockings, pantyhose, swimsuit, bikini, swimwear, sarong, kimono, sari,
    saree, kurta, kurti, salwar, sherwani, lehenga, hijab, abaya, kaftan, dirndl, lederhosen, costume, uniform, scrubs, apron, scarf, scarves, shawl,
    pashmina, gloves, mittens, hat, hats, beanie, beret, fedora, snapback, belts, necktie, bow tie, suspenders, cufflinks tie, handkerchief, wallet, purse,
    backpack, rucksack, satchel, suitcase, luggage, carry on, briefcase, shoes, shoe, sneakers, trainers, boots, heels, stilettos, sandals, flip flops,
    slippers, loafers, moccasins, oxfords, brogues, ballet flats, espadrilles, outfit, clothes, clothing, garment, apparel, wardrobe of clothes, thobe,
    eyeglass frames, earmuffs, headband, bandana, camisole, cami, bodysuit, corset, bustier, shapewear, jersey, hoodies, jeggings, culottes, capris, cargo
    pants, corduroys, flannel, henley, polo, ropa, camisa, camiseta, camisetas, blusa, sueter, jersey de lana, sudadera, chaqueta, cazadora, abrigo,
    chamarra, pantalon, pantalones, vaqueros, falda, vestido, vestidos, traje, bufanda, guantes, gorro, gorra, sombrero, cinturon, corbata, cartera, bolso,
    bolsa, mochila, maleta, zapatos, zapatillas, tenis nike, tenis adidas, botas, botines, tacones, sandalias, chanclas, calcetines, medias, lenceria,
    pijama, gafas de sol, lentes de sol, vetement, vetements, chemise, chemisier, pull, veste, blouson, manteau, doudoune, jean, jupe, costume homme,
    tailleur, echarpe, foulard, gants, bonnet, casquette, chapeau, ceinture, cravate, portefeuille, sac a main, sac, sac a dos, valise, chaussures,
    chaussure, baskets, bottes, bottines, talons, escarpins, sandales, chaussettes, collants, pyjama, lunettes de soleil, survetement, combinaison,
    salopette, debardeur, vestiti, abbigliamento, camicia, maglietta, maglia, maglione, felpa, giacca, giubbotto, giubbino, cappotto, piumino, pantaloni,
    gonna, vestito, abito, completo uomo, sciarpa, guanti, cappello, berretto, cintura, cravatta, portafoglio, borsa, borsetta, zaino, valigia, scarpe,
    scarpe da ginnastica, stivali, stivaletti, tacchi, sandali, ciabatte, calze, calzini, pigiama, occhiali da sole, tuta, canotta, camicetta, impermeabile,
    mocassini, decollete, roupa, roupas, camisola, moletom, casaco, jaqueta, blusao, calca, calcas, calca jeans, saia, terno, fato, cachecol, luvas, chapeu,
    cinto, gravata, carteira, mala, malas, sapato, sapatos, tenis, sapatilhas, saltos, chinelo, chinelos, meias, oculos de sol, macacao, bermuda, calcoes,
    bolsa feminina, sobretudo, blazer feminino, 衣服, 外套, 大衣, 羽绒服, 夹克, 毛衣, 卫衣, 衬衫, t恤, 裤子, 牛仔裤, 短裤, 裙子, 连衣裙, 西装, 内衣, 袜子, 围巾, 手套, 帽子, 皮带, 领带, 包包, 手提包, 背包, 双肩包,
    钱包, 行李箱, 鞋, 鞋子, 运动鞋, 球鞋, 跑鞋, 靴子, 高跟鞋, 凉鞋, 拖鞋, 旗袍, 汉服, 太阳镜, 墨镜, 服, 洋服, 古着, シャツ, tシャツ, ブラウス, セーター, ニット, パーカー, トレーナー, ジャケット, コート, ダウン, ダウンジャケット, パンツ, ジーンズ,
    デニム, スカート, ワンピース, ドレス, スーツ, 浴衣, 着物, 帯, 下着, 靴下, マフラー, ストール, 手袋, キャップ, ベルト, ネクタイ, バッグ, ハンドバッグ, トートバッグ, リュック, 財布, スーツケース, 靴, スニーカー, ブーツ, パンプス, サンダル, ハイヒール,
    サングラス, कपड़े, कपड़ा, शर्ट, टी शर्ट, टीशर्ट, कमीज, पैंट, जींस, जैकेट, कोट, स्वेटर, साड़ी, कुर्ता, कुर्ती, सलवार, सूट, दुपट्टा, जूते, जूता, चप्पल, सैंडल,
    बैग, पर्स, बेल्ट, टोपी, ड्रेस, शेरवानी, मोजे, स्कर्ट, चश्मा, tops, blouses, womens top, jerseys, clothes for, wardrobe clothes, turban, kilt, toga,
    tutu, bow ties, arm warmers, leg warmers, snow gloves, footwear, insoles, kicks, bookbag, knapsack, hipster, coin purse, card holder, cardholder, key
    case, garment bag, sunhat, visor cap, swim shorts, trunks, wedding suit, wedding guest dress, graduation dress, formal dress, party dress, black dress,
    blue dress, red dress, white dress, vest top, sleepwear, nightie, thermal underwear, base layer, long johns, cashmere sweater, aran sweater, christmas
    sweater, ugly sweater, varsity jacket, letterman jacket, bomber, shacket, denim shorts, mom jeans, skinny jeans, flare jeans, cargo shorts, jean shorts,
    maxi skirt, mini skirt, pencil skirt, pleated skirt,
    sleepers, newborn clothes, nursing bra, lab coat clothing, chef coat, wellies, birkenstocks, pumps heels, wedges shoes, prom dresses, wedding gown,
    sundress, hanbok, qipao, cheongsam, puffer, peacoat, beanies, handbags, purses, clutch bag, backpacks, wallets, costumes, cosplay,
    swimsuits, air jordans, yeezys, air force 1, vans shoes, levi s, coach bag`,
  compounds: `hemd, hemden, bluse, pulli, strickjacke, jacke, mantel, hose, hosen, kleid, kleider, anzug, schal, handschuhe, mütze, gürtel, krawatte, geldbörse,
    geldbeutel, handtasche, tasche, koffer, schuhe, schuh, turnschuhe, stiefel, stiefeletten, sandalen, socken, strumpfhose, unterwäsche, schlafanzug,
    sonnenbrille, badeanzug, weste, kapuzenpulli, kleidung, klamotten, bekleidung, tracht, kostüm, latzhose, sneaker, hausschuhe, minirock, jeansrock,
    faltenrock, sonnenhut, strohhut`,
  makers: `nike, adidas, puma, reebok, new balance, asics, converse, vans, jordans, air jordan, jordan 1, yeezy, air force, air max, dunks, dr martens, doc martens,
    timberland, timberlands, ugg, uggs, birkenstock, crocs, clarks, skechers, hoka, brooks, salomon, merrell, saucony, on cloud, gucci, prada, louis
    vuitton, chanel bag, hermes, dior, fendi, balenciaga, burberry, versace, armani, valentino, saint laurent, ysl, michael kors, coach, kate spade, tory
    burch, longchamp, marc jacobs, ralph lauren, polo ralph lauren, tommy hilfiger, calvin klein, lacoste, hugo boss, levi, levis, wrangler, lee jeans,
    diesel, zara, h m, uniqlo, mango, old navy, banana republic, j crew, abercrombie, hollister, american eagle, forever 21, shein, asos, topshop, primark,
    patagonia, north face, the north face, columbia, arcteryx, carhartt, canada goose, moncler, barbour, lululemon, gymshark, under armour, champion,
    supreme, stussy, off white, bape, fjallraven, kanken, herschel, jansport, eastpak, samsonite, rimowa, tumi, ray ban, ray bans, rayban, oakley, victorias
    secret, spanx, free people, anthropologie, urban outfitters, lilly pulitzer, vera bradley, madewell, everlane, reformation, ganni, cos, massimo dutti,
    bershka, pull bear, stradivarius, desigual, oshkosh, carters, gymboree, boden, monsoon, karen millen, ted baker, superdry, fila, ellesse, kappa, umbro,
    louboutin, jimmy choo, manolo blahnik, steve madden, aldo, nine west, cole haan, allen edmonds, red wing, blundstone, hunter boots, sorel, moon boots,
    ecco, geox, camper shoes, havaianas, kipling, oilily, jack jones, vero moda, esprit, tom tailor, s oliver, jack wolfskin, guess jeans, gap kids, next
    clothing, bag, glasses frames, boot, belt, cap, suit`,
  traits: `size s, size m, size l, size xl, size xs, size xxl, size small, size medium, size large, #shoesize, #letterssize, xs, xl, xxl, 2xl, 3xl, petite, plus size,
    tall fit, slim fit, regular fit, relaxed fit, skinny, bootcut, flared, high waisted, high rise, low rise, cropped, oversized, sleeveless, long sleeve,
    short sleeve, sleeve, sleeves, v neck, crew neck, hooded, zip up, waist, inseam, bust, hem, hemmed, cotton, wool, woolen, cashmere, silk, linen,
    polyester, denim, suede, leather, faux leather, velvet, satin, chiffon, knit, knitted, tweed, corduroy, spandex, nylon, faux fur, sequins, embroidered,
    floral, striped, stripes, plaid, polka dot, womens, mens, ladies, unisex, girls, boys, toddler, worn, wore, wearing, never worn, worn once, nwt, with
    tags, tags attached, tags on, new with tags, fits like, fits true, true to size, runs small, runs large, too small for me, doesn t fit, does not fit,
    dry clean, dry cleaned, washed, machine washable, unlined, pockets, soles, sole, insole, laces, strapless, backless, vintage tee, designer, fashion,
    wedding guest, talla, tamano s, taille, grosse, größe, taglia, tamanho, 尺码, 码, サイズ, साइज, algodon, lana, cuero, coton, laine, cuir, soie, baumwolle,
    wolle, leder, seide, cotone, pelle, seta, algodao, couro, 纯棉, 真皮, 羊毛, レディース, メンズ, mujer, hombre, femme, homme, damen, herren, donna, uomo, feminino,
    masculino, etiqueta, etiquette, etikett, getragen, porte, puesto, usado una vez, indossato, us 7, us 8, us 9, us 10, eu 38, eu 39, eu 40, eu 41, eu 42,
    uk 6, uk 7, uk 8, uk 10, uk 12, lined, lace, heel, vintage dress, tie, ties, umbrella, flats, slides, wedges, pumps, mules, clogs`,
};
