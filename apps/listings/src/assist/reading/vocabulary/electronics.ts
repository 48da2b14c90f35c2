import type { Vocabulary } from './vocabulary';

export const electronics: Vocabulary = {
  certain: `phone case, iphone case, tablet case, ipad case, laptop sleeve, laptop bag, camera bag, camera strap, camera tripod, laptop stand, phone stand, monitor arm,
    monitor stand, apple watch, galaxy watch, smart watch, smartwatch, fitness tracker, fitness watch, fitness band, gaming laptop, gaming pc, gaming mouse,
    gaming keyboard, gaming headset, mechanical keyboard, wireless keyboard, bluetooth keyboard, magic keyboard, keyboard and mouse, video game, video
    games, game console, game controller, games console, nintendo switch, switch oled, switch lite, game boy, gameboy, steam deck, car charger, watch
    charger, guitar hero, rock band game, dash cam, dashcam, drone with camera, bluetooth speaker, smart speaker, portable speaker, bookshelf speakers,
    bookshelf speaker, floor standing speakers, computer speakers, home theater, home cinema, sound bar, soundbar, record player, smart tv, tv box, graphics
    card, hard drive, power bank, powerbank, security camera, baby monitor camera, video doorbell, ring doorbell, ink cartridge, toner cartridge, laser
    printer, inkjet printer, 3d printer, reloj inteligente, montre connectee, orologio smart, relogio inteligente, 智能手表, スマートウォッチ, स्मार्ट वॉच, स्मार्टवॉच,
    ear buds, sim free, sim only, e reader, ebook reader, kindle paperwhite, kindle oasis, kobo libra, kobo clara, lens mount, ps vita, vr headset, racing
    wheel, sim racing, flight stick, studio headphones, ps4 game, ps5 game, ps3 game, ps4 games, ps5 games, xbox game, xbox games, switch game, switch
    games, nintendo game, nintendo games, wii games, wii game, ds games, pc game disc, computer game, computer games, juego ps4, juegos ps4, juego ps5,
    juegos ps5, juego de switch, juegos de switch, jeu ps4, jeux ps4, jeu ps5, jeu switch, jeux switch, gioco ps4, giochi ps4, gioco ps5, gioco switch, jogo
    ps4, jogos ps4, jogo ps5, jogo switch, laptop charger, macbook charger, phone charger, gaming monitor, computer monitor, curved monitor, dual monitors,
    external monitor, desktop pc, custom pc, pc build, pc parts, gaming setup, gaming console, game system, retro console, handheld console, handheld game,
    wireless controller, charging dock, game bundle, wireless earbuds, bluetooth headphones, wired headphones, over ear, in ear monitors, surround sound,
    surround speakers, stereo receiver, stereo speakers, tower speakers, center speaker, cassette player, tape player, mp3 player, portable radio, ham
    radio, cb radio, police scanner, camera lens, camera body, camera flash, video camera, trail camera, web cam, nanny cam, wifi camera, indoor camera,
    outdoor camera, security system, alarm system, smart thermostat, smart lights, led tv, lcd tv, flat screen, flat screen tv, plasma tv, 4k tv, inch tv,
    tv mount, tv remote, streaming device, all in one printer, wireless printer, label printer, document scanner, usb c hub, usb drive, external hard drive,
    memory stick, wifi router, mesh router, cable modem, network cable, portable monitor, drawing pad, pen tablet, ereader case, kindle fire, fire hd, kids
    tablet, android tablet, ipad mini, ipad air, ipad pro, iphone se, iphone 6, iphone 7, iphone 8, iphone x, iphone xr, iphone 11, iphone 12, iphone 13,
    iphone 14, iphone 15, iphone 16, smart phone, cracked iphone, unlocked phone, prepaid phone, flip phone, phone for parts, solar charger, car phone
    mount, battery charger, rechargeable batteries, desk phone, office phone, telescope mount, electric typewriter, video game console, video game system,
    video game collection, game collection switch, retro games, n64 games, ps2 games, ps3 games, gamecube games, sega games, gameboy games, 3ds games, xbox
    360 games, xbox 360`,
  things: `iphone, ipad, ipod, macbook, imac, mac mini, mac studio, airpods, airtag, airtags, homepod, apple pencil, smartphone, mobile phone, cell phone, cellphone,
    android, tablet, laptop, notebook computer, chromebook, ultrabook, netbook, computer, desktop, desktop computer, pc, tower pc, mini pc, workstation,
    server, nas, monitor, ultrawide, tv, television, telly, flatscreen, projector, beamer, projector screen, remote control, set top box, dvd player, blu
    ray player, vcr, vhs player, cd player, minidisc, walkman, discman, boombox, clock radio, stereo, hifi, hi fi, stereo system, av receiver, subwoofer,
    speakers, turntable, cassette deck, tape deck, headphones, headphone, earphones, earbuds, headset, webcam, camera, dslr, slr, mirrorless, camcorder,
    action camera, action cam, instant camera, polaroid, film camera, digital camera, point and shoot, zoom lens, prime lens, telephoto, tripod, gimbal,
    softbox, speedlight, flash unit, memory card, sd card, microsd, usb stick, flash drive, thumb drive, ssd, hdd, nvme, external drive, gpu, cpu,
    processor, motherboard, mainboard, ram, ram stick, power supply, psu, pc case, cooler, heatsink, docking station, usb hub, dongle, charger, charging
    cable, usb cable, lightning cable, hdmi cable, ethernet cable, wireless charger, battery pack, keyboard, trackpad, mousepad, mouse pad, graphics tablet,
    drawing tablet, scanner, copier, shredder, label maker, calculator, graphing calculator, router, modem, mesh wifi, wifi extender, repeater, access
    point, kindle, ereader, nook, kobo, console, controller, gamepad, joystick, joycon, joy con, joy cons, game cartridge, arcade stick, drone, quadcopter,
    walkie talkie, walkie talkies, gps, sat nav, satnav, navigator, radar detector, fitbit, garmin, smart home, smart plug, smart bulb, smart bulbs,
    thermostat, smart lock, doorbell, alexa, chromecast, firestick, fire stick, raspberry pi, arduino, soldering station, oscilloscope, multimeter, ups,
    surge protector, power strip, voice recorder, dictaphone, landline, cordless phone, answering machine, telescope, e ink tablet, crt, portable charger,
    streaming stick, capture card, stream deck, ring light, green screen, photo printer, typewriter electronic, digital frame, digital photo frame, screen
    protector, stylus, sim card, telefono, movil, celular, ordenador, computadora, portatil, televisor, tele, pantalla, auriculares, cascos inalambricos,
    altavoz, altavoces, parlante, parlantes, cargador, camara, objetivo, impresora, teclado mecanico, teclado y raton, raton, videojuego, videojuegos,
    consola, tableta, reproductor, disco duro, tarjeta grafica, memoria ram, camara de fotos, bocina, audifonos, proyector, ecran, ordinateur, ordi, pc
    portable, telephone, casque audio, casque sans fil, casque bluetooth, ecouteurs, enceinte, enceintes, chargeur, appareil photo, objectif, imprimante,
    clavier, souris, jeu video, jeux video, console de jeux, manette, tablette, televiseur, videoprojecteur, liseuse, carte graphique, disque dur,
    camescope, platine vinyle, barre de son, carte memoire, cellulare, telefonino, computer portatile, portatile, televisore, cuffie, cuffiette, auricolari,
    cassa bluetooth, altoparlanti, caricatore, caricabatterie, fotocamera, macchina fotografica, obiettivo, stampante, tastiera meccanica, videogioco,
    videogiochi, schermo, scheda video, proiettore, telecamera, giradischi, telemovel, telemóvel, computador, televisao, fone de ouvido, fones, fones de
    ouvido, auscultadores, caixa de som, coluna bluetooth, colunas, carregador, camera fotografica, maquina fotografica, lente, impressora, teclado gamer,
    rato, videogame, tela, placa de video, placa grafica, notebook gamer, 手机, 电脑, 笔记本电脑, 笔记本, 平板, 平板电脑, 相机, 单反, 镜头, 耳机, 音箱, 音响, 显示器, 电视, 电视机, 投影仪, 键盘, 鼠标,
    打印机, 充电器, 充电宝, 数据线, 显卡, 主板, 内存条, 硬盘, 固态硬盘, 路由器, 游戏机, 手柄, 无人机, 电子书, 阅读器, 蓝牙音箱, 蓝牙耳机, 台式机, 主机, 苹果手机, 手環, 手环, 收音机, スマホ, 携帯, 携帯電話, スマートフォン, パソコン, ノートパソコン,
    ノートpc, タブレット, カメラ, 一眼レフ, ミラーレス, デジカメ, レンズ, イヤホン, ヘッドホン, ヘッドフォン, スピーカー, モニター, ディスプレイ, テレビ, プロジェクター, キーボード, マウス, プリンター, 充電器, モバイルバッテリー, ゲーム機, ゲームソフト,
    コントローラー, ドローン, 電子書籍リーダー, ルーター, グラフィックボード, メモリ, ハードディスク, ラジオ, ビデオカメラ, ニンテンドースイッチ, プレステ, プレイステーション, फोन, मोबाइल, मोबाइल फोन, स्मार्टफोन, लैपटॉप, कंप्यूटर,
    कम्प्यूटर, टैबलेट, टीवी, टेलीविजन, कैमरा, हेडफोन, ईयरफोन, ईयरबड्स, स्पीकर, चार्जर, प्रिंटर, कीबोर्ड, माउस, मॉनिटर, गेमिंग कंसोल, पावर बैंक, हार्ड डिस्क,
    लेंस, प्रोजेक्टर, राउटर, ड्रोन, रेडियो, speaker, network switch, display monitor, computer screen,
    chargers, airpods pro, monitors, 4k monitor, micro sd, intel i5, intel i7, ddr4, ddr5, all in one pc, macbook air, macbook pro, galaxy tab,
    galaxy s, pixel phone, garmin watch, 50mm lens, nest thermostat, google home, inkjet, sega genesis, gps unit, garmin gps, landline phone, antenna,
    satellite dish, ups battery backup, extension hub, microphone usb`,
  compounds: `handy, telefon, rechner, fernseher, bildschirm, kopfhörer, ohrhörer, lautsprecher, ladegerät, ladekabel, netzteil, kamera, objektiv, drucker, tastatur,
    maus, spielkonsole, konsole, spielekonsole, videospiel, festplatte, grafikkarte, verstärker, plattenspieler, drohne, anlage, stereoanlage,
    lautsprecherbox, boxen, kabel, akku, speicherkarte, lesegerät, stativ, navi`,
  makers: `apple, samsung, galaxy, sony, playstation, ps1, ps2, ps3, ps4, ps5, psp, xbox, xbox one, xbox series x, series s, nintendo, wii, wii u, 3ds, 2ds, nintendo
    ds, n64, nintendo 64, snes, super nintendo, nes, gamecube, sega, genesis, dreamcast, atari, oculus, meta quest, quest 2, quest 3, lenovo, thinkpad,
    ideapad, yoga laptop, dell, xps, inspiron, latitude, optiplex, alienware, hp, elitebook, pavilion, omen, asus, rog, zenbook, vivobook, acer, aspire,
    predator, msi, razer, logitech, corsair, steelseries, hyperx, microsoft surface, surface pro, surface laptop, pixel, google pixel, oneplus, huawei,
    xiaomi, redmi, oppo, vivo phone, realme, motorola, moto g, nokia, blackberry, htc, lg, tcl, hisense, vizio, roku, philips tv, panasonic, toshiba, sharp
    tv, canon, eos, nikon, d3500, fujifilm, fuji x, instax, olympus, lumix, leica, pentax, sigma lens, tamron, gopro, dji, mavic, insta360, bose, jbl,
    sonos, beats, sennheiser, akg, audio technica, bang olufsen, b o, harman kardon, marshall speaker, ultimate ears, anker, soundcore, skullcandy, jabra,
    klipsch, polk, denon, yamaha receiver, onkyo, pioneer, technics, wd, western digital, seagate, sandisk, crucial, kingston, nvidia, geforce, rtx, gtx,
    radeon, amd, ryzen, intel, core i5, core i7, core i9, m1, m2, m3, epson, brother printer, hp laserjet, officejet, netgear, tp link, linksys, ubiquiti,
    eero, nest, echo dot, amazon echo, fire tv, apple tv, fire tablet, wacom, elgato, blue yeti, yeti mic, garmin forerunner, fenix, vivoactive, versa,
    whoop, oura, xperia, nothing phone, poco, texas instruments, ti 84, casio fx, zelda, mario kart, super mario, animal crossing, pokemon sword, pokemon
    scarlet, call of duty, fifa, grand theft auto, gta, elden ring, minecraft, god of war, ninebot charger, arlo, wyze, blink, eufy camera, benq, viewsonic,
    aoc, eizo, lg oled, bravia, qled, phone, fax, remote, radio, lens, mouse, dock, adapter, printer, microphone, receiver, amplifier, mobile`,
  traits: `gb, tb, #gb, #inchscreen, ghz, mhz, hz, #hz, 4k, 1080p, 1440p, full hd, uhd, oled, amoled, lcd, led screen, hdr, hdmi, usb, usb c, displayport, bluetooth,
    wifi, wireless, unlocked, network unlocked, sim, dual sim, imei, icloud, factory reset, battery health, megapixel, megapixels, mp, shutter count,
    refresh rate, touchscreen, touch screen, retina, windows laptop, os, ios, firmware, pixels, resolution, storage, verizon, at t, t mobile, cellular, gps
    cellular, charging port, usb port, backlit, rgb, noise cancelling, noise canceling, anc, waterproof speaker, screen cracked, cracked screen, gaming,
    gamer, console bundle, disc edition, digital edition, cartridge, refurbished, desbloqueado, libre de fabrica, liberado, debloque, sbloccato, 解锁, 国行, 续航,
    内存, バッテリー, simフリー, batterie, bateria, batteria, speicher, cable, cables, remote included, streaming, inalambrico, sans fil, kabellos, core, i3, i5, i7,
    i9, mah, amp hours, mic, electronic, electronics, tech, gadget, gadgets, electronica, electronique, elektronik, elettronica, eletronico, 电子, 家電,
    इलेक्ट्रॉनिक, screen, portable, display, plug, plugs, hub, charges, notebook, switch, mando, comando, dictionary, pager`,
};
