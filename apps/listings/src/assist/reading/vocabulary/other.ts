import type { Vocabulary } from './vocabulary';

export const other: Vocabulary = {
  certain: `board game, board games, boardgame, boardgames, card game, card games, party game, jigsaw puzzle, jigsaw, puzzle, puzzles, 1000 piece, 500 piece, 1000
    pieces, lego set, lego sets, legos, lego duplo, duplo, doll house, dollhouse, barbie doll, barbie dolls, baby doll, american girl, american girl doll,
    stuffed animal, stuffed animals, teddy bear, plush toy, soft toy, soft toys, rc car, rc truck, rc boat, rc helicopter, remote control car, remote
    controlled car, toy car, toy cars, toy train, train set, train table, thomas the train, wooden train, toy kitchen, play kitchen, play house, playhouse,
    play set, playset, play mat, playmat, water table, sand box, sandbox, ride on toy, power wheels, kids toys, baby toys, toddler toys, bath toys, baby
    gear, baby items, baby stuff, baby stroller, double stroller, jogging stroller, travel system, umbrella stroller, car seat, car seats, infant car seat,
    booster seat, baby carrier, baby wrap, baby swing, baby bouncer, baby monitor, baby bath, baby crib, baby gate, baby bottles, bottle warmer, bottle
    sterilizer, breast pump, nursing pillow, diaper bag, diaper genie, diaper pail, diapers, cloth diapers, high chair, highchair, pack n play, pack and
    play, play pen, playpen, moses basket, changing table, changing mat, crib mattress, toddler bed, cot bed, convertible crib, baby walker, pushchair,
    pram, buggy, dog crate, dog kennel, dog bed, dog house, dog food, dog leash, dog harness, dog toys, dog carrier, pet carrier, cat carrier, cat tree, cat
    tower, cat litter, litter box, litter robot, scratching post, fish tank, fish tanks, gallon tank, aquarium, terrarium, vivarium, bird cage, hamster
    cage, rabbit hutch, guinea pig cage, guinea pigs, reptile tank, chicken coop, horse hay, puppy, puppies, kitten, kittens, free to good home, rehome,
    rehoming, dvd collection, dvds, dvd, blu ray, blu rays, blurays, vhs tapes, vhs tape, cassette tapes, concert tickets, concert ticket, festival tickets,
    football tickets, event tickets, theatre tickets, season tickets, theme park tickets, gift card, gift cards, gift certificate, gift voucher, voucher,
    vouchers, craft supplies, art supplies, knitting needles, crochet hooks, yarn, wool yarn, sewing patterns, sewing pattern, fabric, fabric bundle,
    quilting fabric, embroidery thread, scrapbook supplies, scrapbooking, cricut, cricut maker, silhouette cameo, acrylic paints, oil paints, watercolor
    set, easel, canvases, beads, beading supplies, jewelry making supplies, candle making, resin molds, rubber stamps, office supplies, school supplies,
    party supplies, party decorations, wedding decorations, wedding decor, gift wrap, wheel chair, wheelchair, crutches, walking frame, rollator, knee
    scooter, hospital bed, commode chair, shower chair medical, cpap, cpap machine, nebulizer, blood pressure monitor, massage chair, massage table, salon
    chair, hair clippers, hair dryer, hair straightener, flat iron, curling iron, perfume, cologne, make up, makeup palette, skincare, nail polish, juego de
    mesa, juegos de mesa, rompecabezas, carrito de bebe, silla de coche, silla de auto, silla de paseo, trona, cuna, coche de bebe, cambiador, entradas
    concierto, entradas para, jeu de societe, jeux de societe, siege auto, siege bebe, chaise haute, lit bebe, lit parapluie, table a langer, poupee,
    peluche, peluches, poussette, place de concert, places de concert, billet de concert, billets pour, gioco da tavolo, giochi da tavolo, gioco di societa,
    seggiolino auto, seggiolone, passeggino, culla, lettino neonato, fasciatoio, bambola, biglietti concerto, biglietto concerto, jogo de tabuleiro, jogos
    de tabuleiro, quebra cabeca, cadeirinha, cadeira auto, cadeira de bebe, carrinho de bebe, berco, boneca, bonecas, ingresso, ingressos, bilhetes
    concerto, 婴儿车, 安全座椅, 婴儿床, 桌游, 乐高, 积木, 拼图, 毛绒玩具, 玩具车, 演唱会门票, 门票, 猫爬架, 猫砂盆, 狗笼, 鱼缸, ボードゲーム, ベビーカー, チャイルドシート, ベビーベッド, ぬいぐるみ, レゴ, トミカ, プラレール, パズル, チケット,
    キャットタワー, ケージ, 水槽, बेबी स्ट्रोलर, पालना, बोर्ड गेम, खिलौना कार, टिकट, family game, games for kids, family games, strategy game, video tapes, playing
    pieces, crib and, baby cot, kids toy, baby toy, toy box, toy chest, toy bin, wooden blocks, wooden toys, stacking toys, baby jumper, jumperoo,
    exersaucer, activity center, activity table, bouncy seat, baby seat, bumbo, high chairs, baby food maker, nursing cover, baby blanket, baby blankets,
    kids tricycle, kids scooter, kids wagon, radio flyer, red wagon, bounce house, inflatable bounce, sidewalk chalk, halloween decorations, halloween
    props, party favors, birthday decorations, wedding centerpieces, centerpieces, wedding arch, chair covers, pet supplies, pet bed, pet gate, pet stairs,
    dog stairs, dog ramp, dog gate, dog playpen, dog clothes, dog coat, dog sweater, dog bowl, dog bowls, cat bed, cat house, cat toys, cat condo, bird
    supplies, bird food, parrot cage, parakeet cage, fish bowl, fish food, aquarium stand, aquarium light, tank stand, reptile cage, reptile enclosure, heat
    lamp reptile, hamster wheel, bunny cage, rabbit cage, goat kids, laying hens, baby chicks, hatching eggs, horse blanket, hay bales, bales of hay, straw
    bales, movie collection, movies on dvd, dvd movies, dvd set, box set dvd, blu ray collection, disney movies, kids movies, vhs movies, vhs, cd
    collection, music cds, cds lot, box of cds, books on cd, cassette collection, concert seats, floor seats, lower level seats, upper level seats, two
    tickets, 2 tickets, 4 tickets, four tickets, pair of tickets, tickets to, tickets for, admission tickets, day pass, lift tickets, lift ticket, ski pass,
    museum pass, zoo pass, gym membership, airline voucher, hotel voucher, store credit, yarn stash, skeins, skeins of yarn, knitting yarn, crochet yarn,
    fabric scraps, fabric stash, quilting supplies, quilt fabric, sewing supplies, craft kit, craft kits, crafting supplies, craft supply, art kit, art set,
    paint set, alcohol markers, sketchbook, sketchbooks, drawing supplies, pottery wheel, kiln, loom, spinning wheel, embroidery hoop, cross stitch kit,
    diamond painting, paint by number, paint by numbers, model rocket, rock tumbler, metal detector, telescope for kids, chemistry set, family board game,
    complete game, game night, expansion board game, tabletop game, dice set, card deck, poker table, dart toy, shower chair, walker with wheels, walker
    with seat, knee walker, transport chair, power chair, electric wheelchair, bed rails, toilet riser, raised toilet seat, bath chair, grab bars, back
    brace, knee brace, ankle boot walking, walking boot medical, tens unit, hearing aid batteries, adult diapers, blood sugar monitor, glucose meter, makeup
    bundle, makeup lot, beauty products, hair extensions, curling wand, nail lamp, gel nail, tanning bed, packing boxes, moving boxes, shipping boxes,
    bubble mailers, office supply, binders lot, label printer labels, whiteboard, dry erase board, classroom supplies, teacher supplies, classroom decor,
    bulletin board, flag pole, american flag, ticket, tickets, toy, toys, stroller, crib`,
  things: `baby gate, baby gates, safety gate, dog stairs, pet stairs, litter box, kids table, toy telescope, beginner telescope, potty chair, craft kit, making kit, candle making, soap making, doll, dolls, lego, playmobil, building blocks, magnatiles, magna tiles, magnet tiles, play doh, playdough, slime, nerf, nerf gun, nerf guns, water guns,
    water gun, bubbles, kite, yoyo, fidget, rubiks cube, rubiks, chess, chess set, checkers, backgammon, scrabble, monopoly, catan, risk board, dominoes,
    poker set, poker chips, playing cards, mahjong, plush, plushie, plushies, squishmallow, squishmallows, teddy, puppet, puppets, rocking horse, swing,
    bouncer, babies, strollers, bassinet, cradle, pacifier, pacifiers, bib, bibs, swaddle, onesies, carseat, walker, rattle, teether, diaper, nappies,
    nappy, wipes, formula, maternity, parrot, parakeet, hamster, rabbit, bunny, guinea pig, gerbil, turtle, tortoise, snake, lizard, gecko, bearded dragon,
    chickens, hens, chicks, rooster, ducks, goat, goats, pony, collar, kennel, crate, cage, coop, hutch, litter, catnip, aquarium filter, film dvd, cd, cds,
    cassette, cassettes, coupon, coupons, craft, crafts, knitting, crochet, sewing notions, ribbon, ribbons, glue gun, paint brushes, brushes, crayons,
    colored pencils, fountain pen, stationery, notebook paper, notebooks, stickers, planner, binder, binders, folders, envelopes, cardboard boxes, moving
    supplies, packing materials, bubble wrap, balloons, banners, decorating kit, wig, wigs, lipstick, makeup, cosmetics, lotion, shampoo, razor, shaver,
    electric shaver, toothbrush, electric toothbrush, hairdryer, straightener, curler, nails kit, cane, walking stick, hearing aids, hearing aid, vape,
    hookah, liquor, homebrew, home brew, snacks, coffee beans, tea, vitamins, supplements, protein powder, cemetery plot, timeshare, scrap metal, scrap,
    assorted, mystery box, junk drawer, odds and ends, freebies, storage unit contents, flags, telescope kids, microscope, magnifying glass, science kit,
    magic kit, trophy, juguete, juguetes, muneca, munecas, ajedrez, cochecito, biberon, panales, mascota, mascotas, perro, cachorro, cachorros, gato,
    gatito, pecera, acuario, jaula, transportin, pelicula, peliculas, entrada, entradas, boletos, manualidades, lana para tejer, telas, hilos, maquillaje,
    silla de ruedas, muletas, bicho, jouet, jouets, poupees, echecs, couches, landau, berceau, parc bebe, chien, chiot, chat, chaton, laisse, niche,
    litiere, arbre a chat, billet, billets, loisirs creatifs, laine a tricoter, tissu, tissus, mercerie, parfum, fauteuil roulant, bequilles, giocattolo,
    giocattoli, bambole, scacchi, neonato, bimbo, carrozzina, pannolini, box bimbo, animali, cucciolo, cuccioli, gatto, gattino, guinzaglio, cuccia,
    lettiera, gabbia, acquario, trasportino, biglietto, biglietti, stoffa, stoffe, filati, gomitoli, profumo, trucchi, sedia a rotelle, stampelle,
    brinquedo, brinquedos, pelucia, pelucias, xadrez, fraldas, mamadeira, biberao, carrinho, andador, filhote, filhotes, cao, coleira, casinha de cachorro,
    gaiola, aquario, filme, filmes, bilhete, bilhetes, artesanato, tecido, tecidos, la para trico, linhas, maquiagem, cadeira de rodas, 玩具, 娃娃, 公仔, 玩偶, 棋,
    象棋, 围棋, 麻将, 母婴, 婴儿, 奶瓶, 奶粉, 尿不湿, 纸尿裤, 推车, 童车, 宠物, 狗, 小狗, 猫, 猫咪, 鱼, 仓鼠, 兔子, 狗粮, 猫粮, 笼子, 光盘, 碟片, 票, 优惠券, 购物卡, 手工, 毛线, 布料, 文具, 香水, 化妆品, 口红, 护肤品, 面膜, 轮椅,
    拐杖, おもちゃ, 人形, 将棋, 囲碁, 麻雀, ベビー用品, 赤ちゃん, 哺乳瓶, おむつ, 抱っこ紐, 歩行器, ペット用品, ペット, 犬, 子犬, 子猫, ハムスター, うさぎ, 熱帯魚, 首輪, ブルーレイ, ギフト券, 商品券, 手芸, 毛糸, 生地, 文房具, 化粧品, コスメ,
    車椅子, 杖, ドライヤー, खिलौना, खिलौने, गुड़िया, बच्चे का, शिशु, झूला बच्चे, डायपर, वॉकर, कुत्ता, पिल्ला, बिल्ली, तोता, मछली, एक्वेरियम, पिंजरा, शतरंज, लूडो,
    टेडी, सीडी, डीवीडी, फिल्म, ऊन, कपड़ा सिलाई, इत्र, मेकअप, व्हीलचेयर, पालतू, slide and swing, gaming cards, jumper toy, stacking rings, playpens,
    teething, burp cloths, sippy cups, lunch boxes kids, bouncy castle, piggy bank, marble run, toy soldiers plastic, stuffies, stuffed toy, stuffed bear,
    hand puppets, dinosaurs, dinosaur toys, transformers toy, toy gun, toy guitar kids, toy piano kids, train tracks, wooden puzzle, floor puzzle, brain
    teaser, pogo stick, hula hoop, jump rope kids, slip n slide, beach toys, sand toys, ducklings, calves, piglets, lambs, foal, mare, gelding, stallion,
    heifer, beehive, ferret, chinchilla, hedgehog, budgie, cockatiel, canary, finch, betta, koi, goldfish, axolotl, pitbull, labrador, golden retriever,
    german shepherd, husky, poodle, goldendoodle, chihuahua, dachshund, beagle, bulldog, french bulldog, yorkie, shih tzu, maltese, siamese, maine coon,
    ragdoll,
    baby bathtub, barbies, jigsaw puzzles, uno, season dvd, dog cage, hay, saddle western, scrapbook, scrapbook paper, stamps and ink, cricut vinyl,
    copic markers, embroidery floss, costumes props, fog machine, printer paper, wooden pallets, packing supplies, firewood bundle, cinder blocks,
    tarps, suitcases, umbrellas, coolers, canning jars, food storage, vending machine, mannequin, mannequins, clothing rack retail, store fixtures,
    barber chair, tattoo kit, gatitos, maletas, doudou, peluche enfant, billets concert, chatons, valises, couches bebe, puzzle teile, katzenbaum,
    kafig, hundebox, kitten abzugeben, rollator gebraucht, kruckstock, lettino, seggiolino, pupazzo, gattini, valigie, muleta, mala de viagem, 香水 未使用,
    बच्चों की गाड़ी, सूटकेस, कपड़ा थान`,
  compounds: `spielzeug, puppe, puppen, kuscheltier, kuscheltiere, stofftier, brettspiel, brettspiele, gesellschaftsspiel, gesellschaftsspiele, spiel, spiele,
    kartenspiel, kinderwagen, kindersitz, autositz, babyschale, hochstuhl, babybett, kinderbett, gitterbett, wickelkommode, wickeltisch, babytrage,
    fläschchen, windeln, laufstall, bausteine, bauklötze, puppenhaus, schaukelpferd, hund, hunde, welpe, welpen, katze, katzen, kratzbaum, hundebett,
    hundehütte, transportbox, käfig, hamsterkäfig, leine, karten konzert, konzertkarten, eintrittskarten, gutschein, gutscheine, wolle garn, stoff,
    bastelsachen, bastelmaterial, parfüm, rollstuhl, krücken, umzugskartons, kartons, haustier, kaninchenstall`,
  makers: `barbie, bratz, monster high, polly pocket, fisher price, little tikes, melissa and doug, melissa doug, vtech, leapfrog, step2, hape, brio, paw patrol, peppa
    pig, bluey, disney princess, frozen elsa, my little pony, lol surprise, calico critters, sylvanian families, littlest pet shop, furby, tamagotchi,
    ticket to ride, settlers of catan, carcassonne, dungeons and dragons, d d, ravensburger, clementoni, hasbro, mattel, graco, chicco, britax, evenflo,
    uppababy, uppababy vista, bugaboo, baby jogger, nuna, cybex, maxi cosi, maxicosi, bob stroller, joovy, ergobaby, baby bjorn, babybjorn, snoo, mamaroo,
    4moms, medela, spectra, boppy, owlet, stokke, tripp trapp, ingenuity, skip hop, hatch, joie, silver cross, quinny, inglesina, peg perego, cam
    passeggino, petsafe, kong, furminator, chewy, purina, royal canin, midwest crate, petmate, fluval, aqueon, tetra, juwel, disney dvd, criterion,
    starbucks card, amazon gift card, taylor swift tickets, coachella, ticketmaster, disneyland tickets, disney tickets, broadway, super bowl tickets,
    cricut explore, brother scanncut, copic, prismacolor, faber castell, moleskine, montblanc, lamy, parker pen, sephora, mac makeup, chanel no 5, dior
    sauvage, revlon, philips sonicare, oral b, ghd, remington, babyliss, drive medical, invacare, haba, schleich, tiptoi, toniebox, tonies, kosmos, siku,
    bobby car, djeco, vilac, corolle, famosa, nenuco, feber, trudi, chicco giocattoli, estrela, galinha pintadinha, 芭比, 帮宝适, リカちゃん, シルバニア, アンパンマン, コンビ,
    アップリカ, फिशर प्राइस, dog, dogs, cat, cats, horse, fish, bird, birds, baby, bebe, infant, newborn, toddler, food, wine, beer, pet, pets, eggs, honey`,
  traits: `kids, kid, children, child, ages, age 3, years old toy, months, 0 3 months, 3 6 months, 6 12 months, ages 3, ages 5, players, 2 players, 4 players, 2 4
    players, all pieces, pieces missing, missing pieces, complete with all, dice, instructions, minifigures, minifigs, batteries, outgrown, outgrew, grew
    out, my son, my daughter, our baby, twins, grandkids, litter trained, vaccinated, house trained, housebroken, neutered, spayed, adoption fee, breed,
    weeks old, food bowl, seats together, general admission, ga tickets, gate, venue, concert, show tickets, festival, expires, balance on card, homemade,
    handmade, hand made, hand knitted, handcrafted, piezas, completo, niños, edades, pieces, complet, enfant, enfants, teile, vollständig, kinder, kind,
    pezzi, bambini, bambino, bambina, anni, pecas, criancas, crianca, infantil, 儿童, 宝宝, 岁, 子供, キッズ, 知育, बच्चों, बच्चे, बच्चा, game, games, set, boxes,
    juego, juegos, jeu, jeux, jogo, gioco, ゲーム, 游戏, film, films, animal, flag, misc, miscellaneous, medical, beauty, brace, markers, pens, pencils, leash,
    blocks, movie, movies`,
};
