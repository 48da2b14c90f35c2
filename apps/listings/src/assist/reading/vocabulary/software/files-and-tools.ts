import type { Vocabulary } from '../vocabulary';

/** What is downloaded: templates, packs, courses, programs. */
export const filesAndTools: Vocabulary = {
  certain: `notion template, notion setup, notion dashboard, second brain, notion planner, obsidian vault, excel template, excel tracker, excel budget, budget
    tracker, google sheets template, google sheet, spreadsheet with, anki deck, anki cards, flashcard deck digital, quizlet set, study guide pdf,
    notes pdf, digital notes, class notes pdf, pdf notes, pdf guide, ebook pdf, e book, digital planner, goodnotes planner, goodnotes template,
    goodnotes stickers, procreate brushes, procreate brush set, photoshop brushes, lightroom presets, preset pack, photo presets, lut pack, video
    presets, premiere presets, davinci resolve, after effects templates, canva templates, instagram templates, social media templates, resume
    template, cv template, pitch deck template, powerpoint templates, slide deck template, ui kit, figma ui kit, figma template, icon pack, font
    bundle, font pack, svg pack, svg bundle, png bundle, clip art bundle, digital art files, stl files, stl pack, 3d print files, cad files, blender
    models, 3d model, unity assets, unreal engine assets, game assets, pixel art assets, sprite sheet, sample pack, loop pack, drum kit digital, drum
    kit samples, producer pack, serum presets, vital presets, midi pack, beat lease, type beat, vst plugin, vst bundle, plugin license, plugins
    license, waves bundle, fabfilter license, ableton live 11, ableton live 12, ableton live 10, ableton suite, ableton standard, live lite, fl
    studio, fl studio producer, logic pro, cubase pro, pro tools license, reason studios, guitar pro, sibelius license, native instruments komplete,
    kontakt library, wordpress theme, shopify theme, html template, webflow template, website code, source code, full source, react template, nextjs
    boilerplate, saas boilerplate, discord bot, trading bot, python script, python scripts, excel add in, chrome extension, browser extension, mobile
    app source, domain name, domain for sale, website for sale, online course, video course, course videos, sewing pattern pdf, knitting pattern pdf,
    crochet pattern pdf, pattern pdf, printable art, download right away, instant download, digital file, digital files, digital item, digital
    product, lifetime updates, commercial license included, instant access, google drive link, dropbox link, zip file, digital licence, digital
    download, digital copy, download link, xbox live gold, xbox live, php script, wordpress plugin, website template, notion templates, excel
    templates, spreadsheet template, budget spreadsheet, canva template, powerpoint template, lightroom preset, video luts, after effects template,
    premiere templates, fonts bundle, vector pack, svg files, cut files, stl file, 3d models files, printable planner, pdf pattern, pdf download, pdf
    file, e book pdf, ebook bundle, sample packs, vst, vst plugins, plugin bundle, plug in bundle, audio plugin, audio plugins, ableton live license,
    ableton live, app source, telegram bot, domain names, online course access, course access, udemy course, video editing software, licencia digital,
    codigo digital, descarga digital, digitaler download, codice digitale, download digitale, licenza digitale, licenca digital, download digital,
    procreate, brush pack, google sheets, digital pattern, digital art, beat pack, sound effects pack, prompt pack, email templates, contract
    templates, contract template, invoice template, invoice templates, planner template, budget template, meal planner pdf, wedding invitation
    template, editable template, expansion pack, clip art, unity template, source files, mobile game source, android app source, automation script,
    excel macro, wix template, squarespace template, landing page template, figma, wireframe kit, icon set, stock video, sound library, sample
    library, orchestral library, synth presets, guitar plugins, drum samples, digital audio workstation, digital version, download version, app source
    code, wordpress themes, website templates, 3d models download, unreal assets, pdf files, bot script, api access`,
  things: `mogrt, clipart, bitwig, komplete, plantilla de notion, plantilla excel, plantillas canva, archivos digitales, archivo digital, modele notion, modeles
    canva, template notion, fichier numerique, fichiers numeriques, modello notion, modelli canva, file digitali, modelo notion, planilha excel,
    arquivo digital, arquivos digitais, notion vorlage, excel vorlage, canva vorlagen, digitale datei, schnittmuster pdf, script, scripts, plugin,
    plugins, plug in, template, templates, preset, presets, font, download, downloads, pdf, in game currency, setup disc, plantilla, plantillas,
    modele excel, modeles, extension, vorlage, vorlagen, modello excel, modelo de excel,
    模板 notion, 电子版, 网盘, 预设, 教程视频, データ販売, pdf版, テンプレート notion, プリセット, पीडीएफ`,
  makers: `photoshop elements, premiere elements, coreldraw, paint shop pro, affinity photo, affinity designer, clip studio, autocad, sketchup, solidworks,
    lumion, enscape, turbotax, h r block, quickbooks, quicken, dragon naturally, rosetta stone, pimsleur, mavis beacon, encarta, office home,
    parallels, final cut, vegas pro, camtasia, scrivener, final draft, final cut pro, topaz, luminar, capture one, quickbooks pro, visio pro, premiere
    pro, acrobat pro, creative suite, rhino 3d, unity asset, visual studio, davinci resolve studio, pinnacle studio, pro tools, waves plugins, figma
    templates, flight simulator download, silhouette studio, nitro pdf, origin pro, manga studio, clip studio paint, hallmark card studio, logic pro
    x, garageband packs, addictive drums`,
  traits: `components, cards made by me, made by me, editable, fully editable, customizable, resizable, v2, updates, mac and windows, windows and mac, disc with
    serial, on cd, on disc, excel, digital only, lifetime access, bundle of files, no physical item, security suite, design files, beginners guide`,
};
