/**
 * Names of things, a thing a line, in the nine languages: whoever writes one of them means the same as with the others. The first
 * one names the thing. A name of several words is one wherever a text has all of these. Names that mean something else as well,
 * in any of the languages ("Handy", "watch"), stand in brackets: they stand for the thing only where they are all that was asked.
 */
export const names = `
bicycle, bike, pushbike, Fahrrad, vélo, bicyclette, bicicleta, bici, bicicletta, 自行车, 单车, 自転車, साइकिल
ebike, e-bike, pedelec, electric bike, electric bicycle, Elektrofahrrad, vélo électrique, bicicleta eléctrica, bici elettrica, bicicletta elettrica, 电动自行车, 電動自転車, इलेक्ट्रिक साइकिल
kick scooter, Tretroller, trottinette, patinete, monopattino, trotinete, 滑板车, キックボード
motorcycle, motorbike, motor bike, Motorrad, motocyclette, motocicleta, motocicletta, (moto), 摩托车, オートバイ, मोटरसाइकिल
car, automobile, (auto), voiture, coche, automóvil, automóvel, (carro), 汽车, 轿车, 自動車, कार
motorhome, motor home, campervan, camper van, Wohnmobil, camping-car, autocaravana, 房车, キャンピングカー
caravan, Wohnwagen, roulotte
tyre, tire, Reifen, pneu, neumático, pneumatico, 轮胎, タイヤ, टायर
helmet, Helm, casco, capacete, 头盔, ヘルメット, हेलमेट
stroller, pram, pushchair, baby carriage, (buggy), Kinderwagen, poussette, cochecito, carrito de bebé, passeggino, carrozzina, carrinho de bebê, 婴儿车, ベビーカー, स्ट्रोलर
child seat, child car seat, baby car seat, car seat, Kindersitz, Autokindersitz, siège auto, seggiolino auto, cadeirinha, 安全座椅, チャイルドシート
crib, baby bed, (cot), Babybett, Kinderbett, Gitterbett, lit bébé, cuna, culla, berço, 婴儿床, ベビーベッド
high chair, highchair, Hochstuhl, Kinderhochstuhl, chaise haute, trona, seggiolone, cadeirão, ハイチェア, ベビーチェア
diaper, nappy, Windel, pañal, pannolino, fralda, 尿布, 纸尿裤, おむつ, डायपर
baby bottle, feeding bottle, Babyflasche, biberon, mamadeira, 奶瓶, 哺乳瓶
teddy bear, cuddly toy, soft toy, stuffed animal, stuffed toy, plush toy, plushie, (teddy), Kuscheltier, Plüschtier, Stofftier, Teddybär, peluche, 毛绒玩具, ぬいぐるみ, टेडी बियर
doll, Puppe, poupée, muñeca, bambola, boneca, 娃娃, 人形, गुड़िया
dollhouse, doll house, dolls house, Puppenhaus, maison de poupée, casa de muñecas, casa delle bambole, casa de bonecas, ドールハウス
jigsaw puzzle, puzzle, rompecabezas, quebra-cabeça, 拼图, パズル
board game, Brettspiel, Gesellschaftsspiel, jeu de société, juego de mesa, gioco da tavolo, jogo de tabuleiro, 桌游, ボードゲーム, बोर्ड गेम
video game, videogame, Videospiel, jeu vidéo, videojuego, videogioco, videogiochi, 电子游戏, テレビゲーム, ビデオゲーム, वीडियो गेम
game console, games console, gaming console, (console), Spielkonsole, Spielekonsole, videoconsola, 游戏机, ゲーム機, गेम कंसोल
phone, cell phone, cellphone, mobile phone, smartphone, telephone, (mobile), (cell), Mobiltelefon, Telefon, (Handy), téléphone, (portable), móvil, celular, teléfono, cellulare, telefono, telefonino, telemóvel, telefone, 手机, スマホ, スマートフォン, 携帯電話, मोबाइल, फ़ोन, स्मार्टफोन
laptop, laptop computer, notebook computer, (notebook), ordinateur portable, PC portable, ordenador portátil, computer portatile, computador portátil, (portátil), 笔记本电脑, ノートパソコン, लैपटॉप
computer, (PC), ordinateur, ordenador, computadora, computador, 电脑, パソコン, コンピューター, कंप्यूटर
television, TV, TVs, telly, (tele), Fernseher, téléviseur, télévision, televisor, televisión, televisore, televisão, 电视, テレビ, टीवी, टेलीविज़न
headphone, earphone, Kopfhörer, écouteur, auriculares, audífonos, cuffie, fone de ouvido, auscultadores, 耳机, ヘッドホン, ヘッドフォン, イヤホン, हेडफोन
loudspeaker, speaker, Lautsprecher, haut-parleur, altavoz, altavoces, parlante, altoparlante, alto-falante, 音箱, 扬声器, スピーカー, स्पीकर
camera, Kamera, Fotoapparat, appareil photo, cámara, fotocamera, macchina fotografica, câmera, máquina fotográfica, 相机, カメラ, कैमरा
charger, Ladegerät, chargeur, cargador, caricabatterie, carregador, 充电器, 充電器, चार्जर
powerbank, power bank, batterie externe, batería externa, 充电宝, 移动电源, モバイルバッテリー, पावर बैंक
smartwatch, smart watch, montre connectée, reloj inteligente, 智能手表, スマートウォッチ, स्मार्टवॉच
printer, Drucker, imprimante, impresora, stampante, impressora, 打印机, プリンター, प्रिंटर
hard drive, hard disk, HDD, Festplatte, disque dur, disco duro, disco rigido, 硬盘, ハードディスク, हार्ड डिस्क
graphics card, video card, GPU, Grafikkarte, carte graphique, tarjeta gráfica, scheda video, placa de vídeo, placa gráfica, 显卡, グラフィックボード, グラボ
USB stick, thumb drive, flash drive, pen drive, pendrive, memory stick, clé USB, memoria USB, chiavetta USB, U盘, USBメモリ, पेन ड्राइव
turntable, record player, Plattenspieler, platine vinyle, tourne-disque, tocadiscos, giradischi, toca-discos, gira-discos, 唱机, レコードプレーヤー
vinyl record, vinyl LP, (vinyl), Schallplatte, disque vinyle, disco de vinilo, disco in vinile, disco de vinil, 黑胶唱片
typewriter, Schreibmaschine, machine à écrire, máquina de escribir, macchina da scrivere, máquina de escrever, 打字机, タイプライター
refrigerator, fridge, Kühlschrank, réfrigérateur, frigo, frigorífico, nevera, heladera, frigorifero, geladeira, refrigerador, 冰箱, 冷蔵庫, फ्रिज, रेफ्रिजरेटर
washing machine, (washer), Waschmaschine, lave-linge, machine à laver, lavadora, lavarropas, lavatrice, máquina de lavar roupa, 洗衣机, 洗濯機, वॉशिंग मशीन
dishwasher, dish washer, Geschirrspüler, Spülmaschine, Geschirrspülmaschine, lave-vaisselle, lavavajillas, lavastoviglie, lava-louças, máquina de lavar louça, 洗碗机, 食洗機, डिशवॉशर
tumble dryer, tumble drier, clothes dryer, (dryer), Wäschetrockner, sèche-linge, asciugatrice, 烘干机, 干衣机
vacuum cleaner, robot vacuum, cordless vacuum, stick vacuum, upright vacuum, (vacuum), (hoover), Staubsauger, aspirateur, aspiradora, aspirapolvere, 吸尘器, 掃除機, वैक्यूम क्लीनर
microwave, Mikrowelle, micro-ondes, microondas, forno a microonde, micro-ondas, 微波炉, 電子レンジ, माइक्रोवेव
oven, Backofen, horno, forno, 烤箱, オーブン, ओवन
kettle, Wasserkocher, bouilloire, hervidor, bollitore, chaleira, 电水壶, ケトル, केतली
coffee machine, coffee maker, espresso machine, espresso maker, Kaffeemaschine, Espressomaschine, cafetière, machine à café, cafetera, macchina da caffè, macchina del caffè, cafeteira, máquina de café, 咖啡机, コーヒーメーカー, कॉफी मशीन
toaster, grille-pain, tostadora, tostapane, torradeira, 烤面包机, トースター, टोस्टर
blender, Standmixer, licuadora, frullatore, liquidificador, 搅拌机, ブレンダー, ब्लेंडर
frying pan, frypan, skillet, Bratpfanne, sartén, padella, frigideira, 平底锅, フライパン
cutlery, flatware, silverware, Besteck, cubiertos, posate, talheres, カトラリー
sewing machine, Nähmaschine, machine à coudre, máquina de coser, macchina da cucire, máquina de costura, 缝纫机, ミシン, सिलाई मशीन
clothes iron, steam iron, (iron), Bügeleisen, fer à repasser, ferro da stiro, ferro de engomar, ferro de passar, 熨斗, アイロン, इस्त्री
ironing board, Bügelbrett, table à repasser, tabla de planchar, asse da stiro, tábua de passar, 熨衣板, アイロン台
hair dryer, hair drier, hairdryer, blow dryer, Haartrockner, Föhn, sèche-cheveux, secador de pelo, asciugacapelli, secador de cabelo, 吹风机, ドライヤー, हेयर ड्रायर
hair straightener, flat iron, Glätteisen, lisseur, plancha de pelo, piastra per capelli, chapinha, 直发器, ヘアアイロン
electric shaver, electric razor, Rasierer, Rasierapparat, rasoir électrique, afeitadora, rasoio elettrico, barbeador, 剃须刀
air conditioner, air conditioning, aircon, Klimaanlage, Klimagerät, climatiseur, aire acondicionado, condizionatore, climatizzatore, ar-condicionado, 空调, エアコン, एयर कंडीशनर
electric fan, (fan), Ventilator, ventilateur, ventilador, ventilatore, 风扇, 扇風機, पंखा
sofa, couch, settee, canapé, divano, 沙发, ソファ, सोफ़ा
armchair, arm chair, Sessel, fauteuil, sillón, butaca, poltrona, 扶手椅
chair, Stuhl, sedia, cadeira, 椅子, कुर्सी
desk, writing desk, Schreibtisch, scrivania, escrivaninha, 书桌, 办公桌, डेस्क
coffee table, Couchtisch, table basse, mesa de centro, tavolino, 茶几, ローテーブル
nightstand, night stand, bedside table, bedside cabinet, Nachttisch, table de chevet, table de nuit, mesita de noche, mesilla de noche, comodino, mesa de cabeceira, criado-mudo, 床头柜
wardrobe, armoire, (closet), Kleiderschrank, armario, ropero, armadio, guarda-roupa, 衣柜, अलमारी
chest of drawers, dresser, Kommode, (commode), (cómoda), cassettiera, 五斗柜
bookshelf, bookcase, book shelf, book case, Bücherregal, Bücherschrank, 书架, 书柜, 本棚
mattress, Matratze, matelas, colchón, materasso, colchão, 床垫, マットレス, गद्दा
duvet, comforter, Bettdecke, couette, edredón, piumone, 被子, 掛け布団, रजाई
pillow, Kopfkissen, oreiller, almohada, travesseiro, 枕头, तकिया
rug, carpet, Teppich, alfombra, tappeto, 地毯, カーペット, 絨毯, कालीन
curtain, Vorhang, Gardine, rideau, cortina, 窗帘, カーテン, पर्दा
lamp, Leuchte, lámpara, lampada, luminária, 台灯, ランプ, लैंप
mirror, Spiegel, miroir, espejo, specchio, espelho, 镜子, शीशा
wall clock, Wanduhr, horloge murale, reloj de pared, orologio da parete, relógio de parede, 挂钟, 掛け時計, दीवार घड़ी
trash can, garbage can, rubbish bin, waste bin, dustbin, Mülleimer, Abfalleimer, poubelle, cubo de basura, bote de basura, pattumiera, lixeira, caixote do lixo, 垃圾桶, ゴミ箱, कूड़ेदान
faucet, (tap), Wasserhahn, robinet, grifo, rubinetto, torneira, 水龙头, 蛇口
flashlight, (torch), Taschenlampe, lampe de poche, lampe torche, linterna, torcia, lanterna, 手电筒, 懐中電灯, टॉर्च
deckchair, deck chair, sun lounger, Liegestuhl, chaise longue, transat, tumbona, sdraio, espreguiçadeira, 躺椅, デッキチェア
hammock, Hängematte, hamac, hamaca, amaca, 吊床, ハンモック
flower pot, flowerpot, plant pot, Blumentopf, pot de fleurs, maceta, 花盆, 植木鉢, गमला
lawn mower, lawnmower, mower, Rasenmäher, tondeuse à gazon, cortacésped, tagliaerba, tosaerba, rasaerba, cortador de grama, cortador de relva, 割草机, 芝刈り機
wheelbarrow, Schubkarre, brouette, carretilla, carriola, carrinho de mão
chainsaw, chain saw, Kettensäge, Motorsäge, tronçonneuse, motosierra, motosega, motosserra, 链锯, チェーンソー
barbecue, BBQ, barbeque, (grill), barbacoa, churrasqueira, 烧烤架, バーベキュー
drill, Bohrmaschine, perceuse, taladro, trapano, furadeira, berbequim, 电钻, 電動ドリル, ड्रिल
screwdriver, Schraubenzieher, Schraubendreher, tournevis, destornillador, cacciavite, chave de fendas, 螺丝刀, पेचकस
wrench, spanner, Schraubenschlüssel, llave inglesa, chiave inglese, 扳手, レンチ, スパナ
tent, Zelt, tienda de campaña, tenda da campeggio, 帐篷, テント, तंबू
sleeping bag, Schlafsack, sac de couchage, saco de dormir, sacco a pelo, 睡袋, 寝袋
backpack, rucksack, knapsack, sac à dos, mochila, zaino, 背包, 双肩包, リュック, バックパック, बैकपैक
suitcase, Koffer, valise, maleta, valigia, 行李箱, 旅行箱, スーツケース, सूटकेस
handbag, (purse), Handtasche, sac à main, bolso de mano, borsetta, 手提包, ハンドバッグ, हैंडबैग
wallet, billfold, Geldbörse, Portemonnaie, Geldbeutel, portefeuille, billetera, portafoglio, carteira, 钱包, 財布, बटुआ
umbrella, brolly, Regenschirm, parapluie, paraguas, ombrello, guarda-chuva, 雨伞, छाता
eyeglasses, spectacles, (glasses), Brille, lunettes, gafas, anteojos, occhiali, óculos, 眼镜, 眼鏡, メガネ, चश्मा
sunglasses, Sonnenbrille, lunettes de soleil, gafas de sol, occhiali da sole, óculos de sol, 太阳镜, 墨镜, サングラス
wristwatch, wrist watch, (watch), Armbanduhr, montre, reloj de pulsera, orologio da polso, relógio de pulso, 手表, 腕時計, कलाई घड़ी
jewelry, jewellery, Schmuck, bijou, bijoux, joya, gioiello, joia, 首饰, 珠宝, ジュエリー, गहने
necklace, Halskette, collier, collana, 项链, ネックレス
perfume, fragrance, parfum, profumo, 香水, इत्र
sneaker, tennis shoe, gym shoe, (trainers), Turnschuh, zapatilla, scarpe da ginnastica, 运动鞋, 球鞋, スニーカー
shoe, Schuh, chaussure, zapato, scarpa, sapato, 鞋子, シューズ, जूता
boot, Stiefel, stivale, 靴子, ブーツ
trousers, pants, pantalon, pantalón, pantaloni, calças, 裤子, ズボン, पैंट
sweater, pullover, (jumper), Pulli, suéter, maglione, 毛衣, セーター, स्वेटर
T-shirt, tee shirt, tshirt, camiseta, maglietta, T恤, T恤衫, Tシャツ, टी-शर्ट
skirt, jupe, falda, saia, 裙子, スカート, स्कर्ट
wedding dress, wedding gown, bridal gown, Brautkleid, Hochzeitskleid, robe de mariée, vestido de novia, abito da sposa, vestido de noiva, 婚纱, ウェディングドレス
swimsuit, bathing suit, swimming costume, Badeanzug, maillot de bain, traje de baño, bañador, costume da bagno, fato de banho, 泳衣, 泳装, 水着, स्विमसूट
bathrobe, dressing gown, Bademantel, peignoir, robe de chambre, albornoz, accappatoio, roupão, 浴袍, バスローブ
pyjama, pajama, Schlafanzug, pijama, pigiama, 睡衣, パジャマ, पजामा
waistcoat, gilet, (vest), Weste, chaleco, panciotto, colete, 马甲
necktie, (tie), Krawatte, cravate, corbata, cravatta, gravata, 领带, ネクタイ
inline skate, rollerblade, Inliner, Inlineskates, patins à roulettes, patines en línea, pattini in linea, patins em linha, 轮滑鞋, ローラーブレード
treadmill, running machine, Laufband, tapis de course, cinta de correr, tapis roulant, esteira ergométrica, 跑步机, ランニングマシン, ट्रेडमिल
dumbbell, Hantel, haltère, mancuerna, 哑铃, ダンベル
trampoline, trampolín, cama elástica, tappeto elastico, 蹦床, トランポリン
binoculars, Fernglas, prismáticos, binocolo, binóculo, 双筒望远镜, 双眼鏡
wheelchair, Rollstuhl, fauteuil roulant, silla de ruedas, sedia a rotelle, cadeira de rodas, 轮椅, 車椅子, व्हीलचेयर
aquarium, fish tank, acuario, acquario, 鱼缸, 水族箱, एक्वेरियम
guitar, Gitarre, guitarra, chitarra, 吉他, ギター, गिटार
piano, Klavier, pianoforte, 钢琴, ピアノ, पियानो
violin, fiddle, Geige, violon, 小提琴, バイオリン, वायलिन
accordion, Akkordeon, accordéon, acordeón, fisarmonica, sanfona, 手风琴, アコーディオン
drum kit, drum set, Schlagzeug, 架子鼓, ドラムセット
book, Buch, libro, livro, (livre), किताब, पुस्तक
comic, comic book, bande dessinée, tebeo, fumetto, banda desenhada, 漫画, コミック, कॉमिक
`;
