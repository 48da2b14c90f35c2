import type { Vocabulary } from '../vocabulary';

/** Computers, their parts and what stands on the desk with them. */
export const computers: Vocabulary = {
  certain: `gaming rig, pc tower, mini itx, micro atx, itx case, atx case, cpu cooler, aio cooler, liquid cooler, water cooler pc, case fan, case fans, thermal
    paste, ram sticks, sticks of ram, laptop ram, gaming keyboard, keycap set, key switches, cherry mx, wireless mouse, vertical mouse, mouse pad,
    desk mat, monitor light bar, vesa mount, usb hub, usb c dock, thunderbolt dock, laptop dock, cooling pad, laptop cooler, external ssd, internal
    ssd, sata ssd, nas drive, hard drives, thumb drives, network card, wifi card, wifi adapter, ethernet switch, patch panel, server rack, kvm switch,
    webcam cover, cable management, display port cable, mini display port, laptop battery, laptop screen, ink cartridges, receipt printer, thermal
    printer, plotter printer, photo scanner, graphing calc, scientific calculator, ti 84, ti 83, ti 89, ti 30, ti nspire, casio fx, hp prime,
    raspberry pi, arduino kit, laptop sleeve, gaming laptop, gaming pc, gaming mouse, keyboard and mouse, sound bar, graphics card, hard drive, ink
    cartridge, toner cartridge, laser printer, inkjet printer, 3d printer, gaming monitor, curved monitor, external monitor, desktop pc, custom pc, pc
    build, pc parts, charging dock, flat screen, all in one printer, wireless printer, label printer, usb c hub, usb drive, external hard drive, wifi
    router, mesh router, drawing pad`,
  things: `keycaps, trackball, toner, calculator, desoldering, breadboard, esp32, laptop, notebook pc, imac, chromebox, ultrawide, curved screen, second screen,
    rig, prebuilt, barebones, trackpad, numpad, docking station, hotspot, mifi, jetpack hotspot, starlink, mesh system, wifi booster, gaming router,
    portatil gaming, ordenador de sobremesa, tarjeta de video, placa base, torre pc, monitor gaming, unite centrale, ecran pc, tour pc, carte mere, pc
    fisso, scheda madre, monitor pc, pc gamer, placa mae, tela de computador, laptop tasche, mainboard, pc, tower pc, mini pc, memory card, sd card,
    flash drive, thumb drive, ssd, external drive, ram, ram stick, pc case, cooler, graphing calculator, router, mesh wifi, soldering station, capture
    card, green screen, photo printer, sim card, memoria ram, pc portable, computador, teclado gamer, placa de video, notebook gamer, display monitor,
    computer screen, all in one pc, extension hub,
    组装机, 机械键盘, 平板, 服务器, ゲーミングpc, 自作pc, デスクトップpc, モニタ, गेमिंग पीसी, डेस्कटॉप`,
  makers: `thinkpad, thinkcentre, precision workstation, hp envy, hp spectre, probook, zbook, lg gram, framework laptop, nitro 5, tuf gaming, zephyrus, blade 15,
    3060, 3070, 3080, 3090, 4070, 1660, 1080ti, 3060 ti, rx 580, rx 6600, 5600x, 5800x3d, 12600k, i7 9700k, samsung evo, nzxt, evga, gigabyte, asrock,
    noctua, cooler master, be quiet, lian li, fractal design, ultrasharp, predator monitor, odyssey g, g502, g pro, mx master, mx keys, keychron,
    ducky keyboard, deathadder, blackwidow, viper mini, huion, xp pen, canon pixma, pixma, ecotank, deskjet, brother hl, brother mfc, synology, qnap,
    nighthawk, orbi, arris modem, xfinity modem, surfboard modem, yoga laptop, surface laptop, brother printer`,
  traits: `gb ram, gb ssd, tb hdd, mined on, never mined, overclock, benchmark, no os, win 11, windows 10 installed, battery cycles, cycles, hinge, trackpad
    works, dead pixel, dead pixels, backlit keys, full hd, hdmi port, usb ports, plug and play, led screen, touch screen, windows laptop, charging
    port, usb port, screen cracked, cracked screen`,
};
