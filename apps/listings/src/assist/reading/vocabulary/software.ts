import type { Vocabulary } from './vocabulary';

export const software: Vocabulary = {
  certain: `software, license key, licence key, license keys, product key, activation key, activation code, serial key, serial number license, digital license, digital
    licence, digital code, digital key, digital download, digital copy, instant download, download link, download code, redeem code, redeemable, unused key,
    unused code, steam key, steam keys, steam account, game key, game code, cd key, gog key, epic key, origin key, uplay key, psn code, xbox game pass, game
    pass, game pass ultimate, playstation plus, ps plus, nintendo online, xbox live gold, xbox live, windows key, windows 10 key, windows 11 key, windows 10
    pro, windows 11 pro, windows 10 home, windows 11 home, windows server, office 365, microsoft 365, office 2016, office 2019, office 2021, office 2024, ms
    office, microsoft office, office home and student, office professional, anti virus, antivirus, vpn, vpn subscription, lifetime license, lifetime
    licence, perpetual license, single user license, volume license, subscription code, year subscription, 1 year subscription, annual subscription, 12
    month subscription, one year license, 1 year license, months left, saas, source code, php script, wordpress theme, wordpress plugin, shopify theme,
    website template, html template, notion template, notion templates, excel template, excel templates, spreadsheet template, budget spreadsheet, canva
    template, canva templates, powerpoint template, resume template, photoshop actions, lightroom presets, lightroom preset, luts, video luts, after effects
    template, premiere templates, font license, fonts bundle, vector pack, icon pack, stock photos, svg files, svg bundle, cut files, stl files, stl file,
    3d models files, 3d print files, digital files, digital file, digital planner, printable, printables, printable planner, pdf pattern, pdf download, pdf
    file, ebook pdf, e book pdf, ebook bundle, sample pack, sample packs, drum kit samples, vst, vst plugin, vst plugins, plugin bundle, plug in bundle,
    plugin license, audio plugin, audio plugins, serum presets, ableton live license, fl studio, logic pro, pro tools license, ableton live, ableton suite,
    cubase license, operating system, install disc, installation disc, install cd, installation usb, usb installer, boot usb, mobile app, iphone app,
    android app, app source, web app, chrome extension, browser extension, discord bot, telegram bot, chatbot, trading bot, domain name, domain names,
    website for sale, online course access, course access, udemy course, crm, erp, pos software, accounting software, tax software, video editing software,
    photo editing software, cad software, language learning software, typing software, clave de licencia, licencia de software, licencia digital, licencia,
    licencias, codigo digital, clave de activacion, descarga digital, cle de licence, cle d activation, cle windows, licence, licence logiciel, logiciel,
    logiciels, code de telechargement, telechargement, lizenz, lizenzschlüssel, lizenzcode, produktschlüssel, aktivierungscode, aktivierungsschlüssel,
    digitaler download, software lizenz, vollversion, licenza, licenza windows, chiave di attivazione, codice di attivazione, codice digitale, download
    digitale, licenza digitale, chave de ativacao, chave de licenca, licenca, licenca digital, codigo de ativacao, download digital, programa de computador,
    软件, 激活码, 序列号, 正版软件, 授权, 授权码, 会员账号, 源码, 源代码, 模板, 插件, 兑换码, 密钥, cdkey, ソフトウェア, ソフトウエア, ライセンス, ライセンスキー, プロダクトキー, シリアルコード, ダウンロード版, ダウンロードコード, アプリ, テンプレート,
    プラグイン, パッケージ版, सॉफ्टवेयर, सॉफ़्टवेयर, लाइसेंस, लाइसेंस की, एक्टिवेशन की, एंटीवायरस, टेम्पलेट, डिजिटल, procreate brushes, procreate, brush pack, google
    sheets, spreadsheet, spreadsheets, google docs, digital pattern, digital art, stream overlays, stream overlay, twitch overlay, twitch emotes, emotes,
    midi pack, loop pack, beat pack, sound effects pack, ringtones, anki deck, ai prompts, prompt pack, email templates, contract templates, contract
    template, invoice template, invoice templates, planner template, budget template, meal planner pdf, wedding invitation template, editable invitation,
    editable template, minecraft mod, expansion pack, season pass, gift code, boxed software, retail box software, mac app, desktop app, desktop software,
    payroll software, inventory software, invoicing software, genealogy software, family tree maker, clip art, typing tutor, learning software, design
    software, music software, drawing software, editing software, antivirus software, tax program, cd rom software, computer program, computer software,
    windows software, unity project, unity template, game engine, source files, mobile game source, android app source, web scraper, automation script,
    excel macro, macros, wordpress, wix template, squarespace template, landing page template, ui kit, figma, wireframe kit, icon set, typeface, stock
    video, stock footage, sound library, sample library, orchestral library, soundfont, synth presets, guitar plugins, amp sim, drum samples, daw, notation
    software, digital audio workstation, cracked no legit, license transfer, transfer license, transferable license, license is transferable, unused
    license, extra license, spare license, leftover key, extra key, spare key code, key card, code card, scratch off code, unredeemed, not redeemed,
    unscratched, digital game, digital version, download version, pc game download, pc download, steam code, steam gift, xbox code, playstation code,
    nintendo code, eshop code, eshop, psn, roblox code, streaming subscription, cloud storage plan, annual plan, yearly plan, multi device, seat license,
    floating license, student license, educational license, education license, site license, upgrade license,
    lifetime deal, one year subscription, adobe photoshop, rosetta stone software, app source code, wordpress themes, website templates,
    3d models download, unreal assets, game assets, pdf files, chatgpt prompts, bot script, macro, api access, codigo de activacion, code d activation,
    lizenzschlussel, aktivierungsschlussel, chiave di licenza, एक्टिवेशन कोड`,
  things: `license, licenses, app, apps, script, scripts, plugin, plugins, plug in, add on, addon, template, templates, preset, presets, font, database, dataset,
    activation, download, downloads, downloadable, ebook, ebooks, e book, pdf, psd, zip file, disc software, cd rom, cdrom, dvd rom, subscription, premium
    account, cloud storage, webhosting, web hosting, hosting, skins, in game, in game currency, game currency, v bucks, vbucks, robux, server license,
    installer, setup disc, programa, programas, aplicacion, aplicaciones, plantilla, plantillas, suscripcion, cuenta premium, complemento, logiciel windows,
    abonnement, modele excel, modeles, extension, programm, programme, vorlage, vorlagen, abo, anwendung, programma, programmi, applicazione, modello excel,
    abbonamento, estensione, aplicativo, aplicacao, planilha, planilhas, assinatura, extensao, modelo de excel, 应用, 程序, 系统盘, 账号, 会员, 教程, 素材, 字体, 小程序, ソフト,
    プログラム, サブスク, アカウント, 素材集, フォント, ऐप, एप, प्रोग्राम, सब्सक्रिप्शन, विंडोज, कोड, अकाउंट`,
  makers: `quickbooks desktop, quickbooks pro, mac os, visio pro, adobe, photoshop, illustrator, indesign, lightroom, premiere pro, after effects, acrobat, acrobat
    pro, creative cloud, creative suite, cs6, photoshop elements, autocad, autodesk, revit, 3ds max, maya autodesk, solidworks, sketchup, fusion 360, rhino
    3d, blender addon, unity asset, unity assets, unreal, unreal engine, matlab, mathematica, stata, spss, minitab, labview, quickbooks, quicken, turbotax,
    h r block, sage accounting, xero, norton, norton 360, mcafee, kaspersky, bitdefender, avast, avg, eset, malwarebytes, webroot, nordvpn, expressvpn,
    surfshark, windows 7, windows 8, windows 10, windows 11, windows xp, microsoft, macos installer, linux, ubuntu, parallels, parallels desktop, vmware,
    visual studio, jetbrains, intellij, sublime, filemaker, access database, powerpoint, word processor, outlook, visio, microsoft project, onenote, corel,
    coreldraw, paintshop, affinity, affinity designer, affinity photo, capture one, luminar, dxo, topaz, davinci resolve studio, final cut pro, final cut,
    vegas pro, sony vegas, camtasia, pinnacle studio, wondershare, filmora, cyberlink, powerdirector, ableton, cubase, pro tools, native instruments
    komplete, kontakt library, kontakt, omnisphere, waves plugins, izotope, fabfilter, arturia collection, serum, massive synth, nexus, autotune, antares,
    melodyne, finale, sibelius, guitar pro, rosetta stone, duolingo, babbel, mavis beacon, scrivener, final draft, grammarly, evernote, notion, canva, figma
    templates, envato, themeforest, elementor, divi, woocommerce, shopify store, steam, gog, epic games, battle net, spotify premium, netflix account,
    minecraft java, minecraft account, roblox, fortnite account, valorant account, flight simulator download, cricut design, embroidery designs, silhouette
    studio, dropbox, malwarebyte, teamviewer, winrar, ccleaner, acronis, easeus, nitro pdf, foxit, abbyy, dragon naturallyspeaking, lexware, wiso, wiso
    steuer, datev, elster, ashampoo, magix, ebp, totalav, panda antivirus, busy accounting, tally, tally prime, 剪映, wps, 弥生, 一太郎, 筆まめ, 筆王, clip studio,
    ウイルスバスター, office 2019 mac, windows, sims 4, skyrim, world of warcraft, cyberpunk, baldurs gate, civilization vi, football manager, arcgis, rosetta,
    wolfram, origin pro, endnote, nvivo, tableau, power bi, dreamweaver, flash cs, lightwave, cinema 4d, zbrush, substance painter, houdini, toon boom,
    manga studio, clip studio paint, poser, daz, bryce, turbo cad, turbocad, chief architect, home designer, punch home design, printmaster, print shop,
    hallmark card studio, family tree, ancestry, encarta, reader rabbit, jumpstart, mathblaster, living language, pimsleur, nitro, snagit, logic pro x,
    mainstage, garageband packs, studio one, bitwig, maschine software, superior drummer, ezdrummer, addictive drums, amplitube, guitar rig, bias fx,
    toontrack, valhalla, soundtoys, spitfire, eastwest, vienna, cinesamples, keyscape, trilian, pianoteq`,
  traits: `#win, mac, pc and mac, mac and pc, pc or mac, compatible with windows, unregistered, never activated, never registered, unactivated, activates, activate,
    transferable, one device, 1 device, 3 devices, 5 devices, 10 devices, one pc, 1 pc, 3 pcs, one user, 1 user, single user, multi user, sent by email,
    send by email, emailed, via email, by email, email delivery, instant delivery, delivered digitally, digital only, electronic delivery, genuine, retail
    key, oem key, version, latest version, full version, lifetime updates, lifetime, lifetime access, commercial use, commercial license, customizable,
    editable, bundle of files, no physical item, nothing physical, web based, virus, security suite, internet security, firewall, user, users, seats
    license, redeem, region free, global key, worldwide, us region, expires, expiration, valid until, valid for, year left, months remaining, coding,
    developer, javascript, python, react, php, laravel, django, api, design files, vector, digital, usb key software, dongle license, envio por correo, por
    correo, por email, par mail, par email, envoi par mail, per e mail, per email, per mail, via e mail, versand per email, por e mail, instalacion,
    instalacao, installazione, installieren, unbenutzter, sin usar clave, non utilisee, 永久, 终身, 发货, 邮箱, メールで送付, 永続, インストール, windows用, mac用, ईमेल, इंस्टॉल,
    key, keys, code, files, file, account, program, programs, application, theme, upgrade, membership, online, cloud, updates, installed, installs,
    installation, transfer, mod, buyer, print at home, edit, customize, beginners guide, tutorial, tutorials, course, videos, developers, startup, small
    business, freelancers, web, website, site, domain, bot`,
};
