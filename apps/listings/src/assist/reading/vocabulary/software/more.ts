import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `software, digital license, digital code, download code, redeemable, nintendo online, windows 10 pro, windows 11 pro, anti virus, lifetime license,
    lifetime licence, perpetual license, single user license, volume license, 1 year license, saas, photoshop actions, luts, font license, stock
    photos, printable, printables, cubase license, operating system, install disc, installation disc, installation usb, usb installer, boot usb,
    mobile app, iphone app, android app, web app, chatbot, crm, erp, pos software, accounting software, tax software, photo editing software, cad
    software, language learning software, typing software, licencia de software, licencia, licencias, licence, licence logiciel, logiciel, logiciels,
    telechargement, lizenz, lizenzschlüssel, lizenzcode, produktschlüssel, aktivierungscode, aktivierungsschlüssel, software lizenz, vollversion,
    licenza, chiave di attivazione, codice di attivazione, licenca, programa de computador, cdkey, spreadsheet, spreadsheets, google docs, stream
    overlays, stream overlay, twitch overlay, twitch emotes, emotes, ringtones, ai prompts, editable invitation, minecraft mod, boxed software, retail
    box software, desktop app, desktop software, payroll software, inventory software, invoicing software, genealogy software, typing tutor, learning
    software, design software, music software, drawing software, editing software, antivirus software, tax program, cd rom software, computer program,
    computer software, unity project, game engine, web scraper, macros, wordpress, typeface, stock footage, soundfont, amp sim, daw, notation
    software, cracked no legit, transferable license, unused license, extra license, spare license, unredeemed, unscratched, digital game, pc game
    download, pc download, seat license, floating license, educational license, education license, upgrade license, lifetime deal, adobe photoshop,
    rosetta stone software, chatgpt prompts, macro, lizenzschlussel, aktivierungsschlussel, chiave di licenza`,
  things: `license, licenses, app, apps, add on, addon, database, dataset, activation, downloadable, ebook, ebooks, psd, disc software, cd rom, cdrom, dvd rom,
    webhosting, web hosting, hosting, skins, in game, game currency, v bucks, vbucks, robux, server license, installer, programa, programas,
    aplicacion, aplicaciones, complemento, abonnement, programm, programme, abo, anwendung, programma, programmi, applicazione, abbonamento,
    estensione, aplicativo, aplicacao, planilha, planilhas, assinatura, extensao`,
  makers: `quickbooks desktop, adobe, photoshop, illustrator, indesign, lightroom, after effects, acrobat, cs6, autodesk, revit, 3ds max, maya autodesk, fusion
    360, blender addon, unreal, unreal engine, matlab, mathematica, stata, spss, minitab, labview, sage accounting, xero, norton, avast, microsoft,
    macos installer, linux, ubuntu, parallels desktop, vmware, jetbrains, intellij, sublime, filemaker, access database, powerpoint, word processor,
    outlook, visio, microsoft project, onenote, corel, paintshop, affinity, dxo, sony vegas, filmora, cyberlink, powerdirector, ableton, cubase,
    kontakt, omnisphere, izotope, fabfilter, arturia collection, serum, massive synth, nexus, autotune, antares, melodyne, finale, sibelius, duolingo,
    babbel, grammarly, evernote, notion, canva, envato, themeforest, elementor, divi, woocommerce, shopify store, steam, gog, battle net, roblox,
    cricut design, embroidery designs, dropbox, malwarebyte, teamviewer, winrar, ccleaner, acronis, easeus, foxit, abbyy, dragon naturallyspeaking,
    lexware, wiso, wiso steuer, datev, elster, ashampoo, magix, ebp, totalav, busy accounting, tally, tally prime, wps, windows, skyrim, world of
    warcraft, cyberpunk, baldurs gate, civilization vi, arcgis, rosetta, wolfram, endnote, nvivo, tableau, power bi, dreamweaver, flash cs, lightwave,
    cinema 4d, zbrush, substance painter, houdini, toon boom, poser, daz, bryce, turbo cad, turbocad, chief architect, home designer, punch home
    design, printmaster, print shop, ancestry, reader rabbit, jumpstart, mathblaster, living language, nitro, snagit, mainstage, studio one, maschine
    software, superior drummer, ezdrummer, amplitube, guitar rig, bias fx, toontrack, valhalla, soundtoys, spitfire, eastwest, vienna, cinesamples,
    keyscape, trilian, pianoteq`,
  traits: `#win, mac, unregistered, never registered, activates, activate, 3 pcs, 1 user, single user, multi user, emailed, delivered digitally, genuine,
    version, latest version, full version, commercial use, commercial license, nothing physical, web based, virus, firewall, user, users, seats
    license, redeem, worldwide, expires, expiration, valid until, year left, coding, developer, javascript, python, react, php, laravel, django, api,
    vector, digital, dongle license, envio por correo, por correo, par mail, envoi par mail, per e mail, per mail, via e mail, por e mail,
    instalacion, instalacao, installazione, installieren, unbenutzter, non utilisee, key, keys, files, file, program, programs, application, theme,
    upgrade, membership, online, cloud, installed, installs, installation, transfer, mod, buyer, print at home, edit, customize, tutorial, tutorials,
    course, videos, developers, startup, small business, freelancers, web, website, site, domain, bot`,
};
