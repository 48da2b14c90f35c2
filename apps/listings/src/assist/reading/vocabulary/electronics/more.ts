import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `tablet case, laptop bag, laptop stand, monitor arm, monitor stand, smartwatch, fitness tracker, mechanical keyboard, wireless keyboard, bluetooth
    keyboard, magic keyboard, nintendo switch, switch oled, gameboy, steam deck, dashcam, home theater, home cinema, soundbar, powerbank, video
    doorbell, ring doorbell, reloj inteligente, montre connectee, orologio smart, relogio inteligente, sim free, sim only, e reader, ebook reader,
    kobo libra, kobo clara, sim racing, flight stick, juego de switch, juegos de switch, jeu switch, jeux switch, gioco switch, jogo switch, computer
    monitor, dual monitors, gaming setup, wireless earbuds, over ear, in ear monitors, surround sound, security system, alarm system, smart
    thermostat, tv remote, streaming device, memory stick, portable monitor, pen tablet, ereader case, kids tablet, android tablet, ipad mini, ipad
    air, electric typewriter`,
  things: `ipod, macbook, mac mini, mac studio, airtag, airtags, homepod, smartphone, cellphone, android, tablet, notebook computer, chromebook, ultrabook,
    netbook, computer, desktop, desktop computer, workstation, server, nas, monitor, television, telly, flatscreen, beamer, minidisc, discman,
    boombox, hifi, av receiver, cassette deck, tape deck, earphones, earbuds, webcam, dslr, slr, mirrorless, camcorder, telephoto, gimbal, softbox,
    speedlight, flash unit, microsd, usb stick, hdd, nvme, gpu, cpu, processor, motherboard, power supply, psu, heatsink, dongle, battery pack,
    keyboard, mousepad, graphics tablet, drawing tablet, copier, shredder, label maker, modem, wifi extender, repeater, access point, ereader, nook,
    kobo, gamepad, joystick, game cartridge, arcade stick, quadcopter, walkie talkie, walkie talkies, gps, sat nav, satnav, navigator, radar detector,
    fitbit, garmin, smart home, smart plug, smart bulb, smart bulbs, thermostat, smart lock, doorbell, alexa, chromecast, firestick, arduino,
    oscilloscope, multimeter, ups, power strip, voice recorder, dictaphone, landline, e ink tablet, crt, streaming stick, stream deck, typewriter
    electronic, stylus, telefono, celular, ordenador, computadora, portatil, televisor, tele, pantalla, auriculares, cascos inalambricos, altavoz,
    altavoces, parlante, parlantes, cargador, camara, objetivo, impresora, teclado mecanico, teclado y raton, raton, videojuego, videojuegos, consola,
    tableta, reproductor, disco duro, tarjeta grafica, camara de fotos, bocina, audifonos, proyector, ecran, ordinateur, ordi, casque audio, casque
    sans fil, casque bluetooth, ecouteurs, enceinte, enceintes, chargeur, appareil photo, objectif, imprimante, clavier, souris, jeu video, jeux
    video, manette, tablette, televiseur, videoprojecteur, liseuse, carte graphique, disque dur, camescope, platine vinyle, barre de son, carte
    memoire, telefonino, computer portatile, portatile, televisore, cuffie, cuffiette, auricolari, cassa bluetooth, altoparlanti, caricatore,
    caricabatterie, fotocamera, macchina fotografica, obiettivo, stampante, tastiera meccanica, videogioco, videogiochi, schermo, scheda video,
    proiettore, telecamera, giradischi, telemovel, telemóvel, televisao, fone de ouvido, fones, fones de ouvido, auscultadores, caixa de som, coluna
    bluetooth, colunas, carregador, maquina fotografica, lente, impressora, rato, videogame, tela, placa grafica, network switch, monitors, micro sd,
    intel i5, intel i7, ddr4, ddr5, macbook air, galaxy tab, nest thermostat, google home, inkjet, sega genesis, gps unit, garmin gps, satellite dish,
    ups battery backup, microphone usb`,
  compounds: `handy, telefon, rechner, fernseher, bildschirm, kopfhörer, ohrhörer, lautsprecher, ladegerät, ladekabel, netzteil, kamera, objektiv, drucker,
    tastatur, maus, spielkonsole, konsole, spielekonsole, videospiel, festplatte, grafikkarte, verstärker, plattenspieler, drohne, anlage,
    stereoanlage, lautsprecherbox, boxen, kabel, akku, speicherkarte, lesegerät, stativ, navi`,
  makers: `apple, samsung, galaxy, sony, playstation, ps1, ps2, ps3, ps4, ps5, psp, xbox, nintendo, wii, wii u, 3ds, 2ds, nintendo ds, n64, nintendo 64, snes,
    super nintendo, nes, gamecube, sega, genesis, dreamcast, atari, oculus, lenovo, ideapad, dell, xps, inspiron, latitude, optiplex, alienware, hp,
    elitebook, pavilion, omen, asus, rog, zenbook, vivobook, acer, aspire, predator, msi, razer, logitech, corsair, steelseries, hyperx, microsoft
    surface, pixel, oneplus, huawei, xiaomi, redmi, oppo, realme, motorola, moto g, nokia, blackberry, htc, lg, tcl, hisense, vizio, roku, panasonic,
    toshiba, canon, eos, nikon, d3500, fujifilm, fuji x, instax, olympus, lumix, leica, pentax, tamron, gopro, dji, mavic, insta360, bose, jbl, sonos,
    beats, sennheiser, akg, audio technica, bang olufsen, b o, harman kardon, ultimate ears, anker, soundcore, skullcandy, jabra, klipsch, polk,
    denon, yamaha receiver, onkyo, pioneer, technics, wd, seagate, sandisk, crucial, kingston, nvidia, geforce, rtx, gtx, radeon, amd, ryzen, intel,
    core i5, core i7, core i9, m1, m2, m3, epson, hp laserjet, officejet, netgear, tp link, linksys, ubiquiti, eero, nest, wacom, elgato, blue yeti,
    yeti mic, garmin forerunner, fenix, vivoactive, versa, whoop, oura, xperia, poco, texas instruments, zelda, mario kart, super mario, animal
    crossing, pokemon sword, pokemon scarlet, call of duty, fifa, grand theft auto, gta, elden ring, minecraft, god of war, arlo, wyze, blink, benq,
    viewsonic, aoc, eizo, lg oled, bravia, qled, fax, remote, radio, lens, mouse, dock, adapter, printer, microphone, receiver, amplifier, mobile`,
  traits: `gb, tb, #gb, #inchscreen, ghz, mhz, hz, #hz, 4k, 1080p, 1440p, uhd, oled, amoled, lcd, hdr, hdmi, usb, usb c, displayport, bluetooth, wifi, wireless,
    network unlocked, sim, dual sim, imei, icloud, factory reset, megapixel, megapixels, mp, refresh rate, touchscreen, retina, os, ios, firmware,
    pixels, resolution, storage, verizon, cellular, gps cellular, backlit, rgb, noise cancelling, noise canceling, gaming, gamer, cartridge,
    refurbished, desbloqueado, libre de fabrica, liberado, debloque, sbloccato, batterie, bateria, batteria, speicher, cable, cables, streaming,
    inalambrico, sans fil, kabellos, core, i3, i5, i7, i9, mah, mic, electronic, electronics, tech, gadget, gadgets, electronica, electronique,
    elektronik, elettronica, eletronico, screen, portable, display, plug, plugs, hub, charges, notebook, switch, mando, comando, dictionary, pager`,
};
