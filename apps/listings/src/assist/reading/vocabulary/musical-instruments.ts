import type { Vocabulary } from './vocabulary';

export const musicalInstruments: Vocabulary = {
  certain: `acoustic guitar, electric guitar, bass guitar, classical guitar, nylon string guitar, 12 string guitar, twelve string, acoustic electric, guitar amp, guitar
    amplifier, bass amp, tube amp, amp head, guitar cab, guitar pedal, guitar pedals, effects pedal, effect pedal, distortion pedal, delay pedal, reverb
    pedal, wah pedal, loop pedal, looper pedal, pedal board, pedalboard, guitar stand, guitar case, guitar strap, guitar strings, guitar tuner, guitar
    hanger, gig bag, hard shell case, hardshell case, guitar pickups, humbuckers, les paul, strat copy, drum set, drum kit, drum sets, electronic drums,
    electric drums, electronic drum kit, drum machine, drum pad, drum sticks, drumsticks, drum throne, practice pad, snare drum, bass drum, kick drum, floor
    tom, hi hat, hi hats, ride cymbal, crash cymbal, bass pedal, double bass pedal, grand piano, baby grand, upright piano, digital piano, electric piano,
    stage piano, piano keyboard, keyboard piano, piano bench, piano stool, keyboard stand, sustain pedal, weighted keys, 88 key, 88 keys, 76 keys, 61 keys,
    61 key, 49 key, 25 key, midi keyboard, midi controller, audio interface, studio monitors, studio monitor, condenser microphone, dynamic microphone, mic
    stand, microphone stand, music stand, mixing board, mixing console, mixing desk, pa system, pa speakers, dj controller, dj mixer, dj decks, dj
    turntables, alto sax, alto saxophone, tenor sax, tenor saxophone, soprano sax, b flat clarinet, bass clarinet, french horn, pocket trumpet, slide
    trombone, violin bow, violin case, cello bow, double bass, upright bass, string bass, electric violin, tin whistle, penny whistle, native american
    flute, pan flute, hammond organ, church organ, pump organ, mouth organ, blues harp, bag pipes, steel drum, hand pan, handpan, tongue drum, singing bowl,
    djembe drum, rain stick, guitarra electrica, guitarra acustica, guitarra espanola, guitarra clasica, guitarra flamenca, bajo electrico, piano digital,
    teclado yamaha, teclado casio, teclado midi, bateria acustica, bateria electronica, bateria musical, flauta dulce, flauta travesera, guitare electrique,
    guitare acoustique, guitare classique, guitare folk, guitare seche, basse electrique, piano droit, piano numerique, clavier maitre, clavier yamaha,
    clavier midi, batterie electronique, batterie acoustique, flute traversiere, flute a bec, ampli guitare, table de mixage, chitarra elettrica, chitarra
    acustica, chitarra classica, basso elettrico, pianoforte, pianoforte digitale, tastiera yamaha, tastiera casio, tastiera midi, batteria elettronica,
    batteria acustica, batteria musicale, flauto traverso, amplificatore chitarra, violao, guitarra eletrica, guitarra classica, contrabaixo, baixo
    eletrico, teclado musical, bateria eletronica, flauta doce, flauta transversal, cavaquinho, 电吉他, 木吉他, 吉他, 尤克里里, 电子琴, 电钢琴, エレキギター, アコースティックギター, アコギ,
    電子ピアノ, 電子ドラム, हारमोनियम, तबला, गिटार, kids guitar, travel guitar, parlor guitar, dreadnought, hollow body guitar, semi hollow, lap steel, pedal steel,
    resonator guitar, guitar bundle, guitar kit, guitar body, guitar neck, guitar parts, acoustic bass, 5 string bass, 4 string bass, bass pedal board,
    practice amp, solid state amp, modeling amp, amp modeler, keyboard amp, acoustic amp, speaker cabinet 4x12, 4x12, 2x12, 1x12, guitar rack, keyboard
    case, keyboard bench, piano lamp music, spinet piano, spinet, console piano, player piano, electric organ, electric keyboard, digital keyboard, portable
    keyboard, yamaha keyboard, korg keyboard, roland keyboard, analog synth, drum rack, cymbal stand, cymbal set, cymbal pack, drum hardware, drum mat, drum
    rug, kids drum set, junior drum set, marching drum, hand drum, frame drum, bodhran, steel pan, student trumpet, student flute, student clarinet, student
    trombone, student cello, band instruments, brass instrument, woodwind, soprano recorder, alto recorder, bass recorder, shakuhachi, erhu, guzheng, koto,
    shamisen, oud, bouzouki, balalaika, hurdy gurdy, mountain dulcimer, hammered dulcimer, celtic harp, lever harp, baritone ukulele, tenor ukulele, soprano
    ukulele, concert ukulele, banjo ukulele, 5 string banjo, tenor banjo, open back banjo, a style mandolin, f style mandolin, button accordion, piano
    accordion, 120 bass, electric cello, viola bow, cello case, guitar humidifier, conductor baton, choir stand, recording gear, recording equipment, home
    studio, usb mic, vocal mic, wireless mic, xlr cable, xlr cables, instrument cable, patch cables, direct box, di box, loop station, vocal processor,
    power amp rack, stage monitor, powered speakers pa, pa speaker, stage lights, dj equipment, dj setup, dj turntable, music production`,
  things: `guitar, guitars, bass, ukulele, uke, banjo, mandolin, lute, sitar, dulcimer, autoharp, harp, lyre, zither, fiddle, violin, viola, cello, piano, keyboard
    instrument, synth, synthesizer, synthesiser, organ, harpsichord, celesta, melodica, accordion, concertina, harmonica, bagpipes, flute, piccolo,
    clarinet, oboe, bassoon, saxophone, sax, trumpet, cornet, flugelhorn, trombone, tuba, euphonium, baritone horn, bugle, didgeridoo, ocarina, kazoo,
    kalimba, drums, drum, drumset, snare, cymbal, cymbals, tom, toms, cajon, conga, congas, bongo, bongos, djembe, tabla, timpani, xylophone, glockenspiel,
    marimba, vibraphone, tambourine, maracas, castanets, triangle instrument, cowbell, gong, metronome, capo, plectrum, reeds, reed, mouthpiece, rosin, bow
    violin, chinrest, shoulder rest, pickup, pickups, fretboard, tremolo, whammy bar, amp, amps, amplifier, combo amp, cabinet speaker guitar, stompbox,
    fuzz, overdrive, distortion, chorus pedal, phaser, flanger, wah, looper, multi effects, multieffects, sampler, groovebox, sequencer, eurorack, modular
    synth, launchpad, mpc, workstation keyboard, mixer audio, preamp, compressor rack, sheet music, songbook, instrument, instruments, musical instrument,
    band instrument, orchestra, guitarra, guitarras, bajo, ukelele, violonchelo, chelo, contrabajo, arpa, teclado, sintetizador, organo, acordeon, armonica,
    flauta, clarinete, saxofon, saxo, trompeta, trombon, bateria con platillos, platillos, tambor, cajon flamenco, bandurria, laud, charango, partituras,
    instrumento, instrumentos, guitare, guitares, basse, violon, alto violon, violoncelle, contrebasse, harpe, clavier arrangeur, synthetiseur, synthe,
    orgue, accordeon, clarinette, hautbois, trompette, cor d harmonie, cymbales, tambour, partition, partitions, ampli, instrument de musique, cornemuse,
    chitarra, chitarre, basso, violino, violoncello, contrabbasso, sintetizzatore, fisarmonica, flauto, clarinetto, sassofono, tromba, piatti batteria,
    rullante, tamburo, spartiti, spartito, strumento, strumento musicale, strumenti, amplificatore, baixo, viola caipira, violoncelo, harpa, teclado
    arranjador, orgao, acordeao, sanfona, gaita, saxofone, trompete, pandeiro, atabaque, surdo, pratos de bateria, instrumento musical, amplificador, 贝斯,
    钢琴, 小提琴, 大提琴, 中提琴, 二胡, 古筝, 琵琶, 古琴, 笛子, 长笛, 竹笛, 葫芦丝, 萨克斯, 小号, 单簧管, 口琴, 手风琴, 架子鼓, 鼓, 非洲鼓, 手鼓, 合成器, 乐器, 效果器, 琴, 琴弓, 琴包, 节拍器, 乐谱, ギター, ベース, ウクレレ, ピアノ,
    バイオリン, ヴァイオリン, チェロ, ビオラ, ドラム, ドラムセット, シンバル, スネア, シンセサイザー, シンセ, 楽器用キーボード, 電子キーボード, フルート, クラリネット, サックス, サクソフォン, トランペット, トロンボーン, ハーモニカ, アコーディオン, リコーダー,
    三味線, 尺八, 太鼓, カホン, アンプ, エフェクター, 楽譜, 楽器, メトロノーム, पियानो, वायलिन, बांसुरी, ढोलक, ढोल, सितार, वीणा, ड्रम, सैक्सोफोन, माउथ ऑर्गन, सिंथेसाइज़र, वाद्य यंत्र,
    वाद्ययंत्र, तानपुरा, उकुलेले, की बोर्ड कैसियो, मृदंग, संतूर, ड्रम सेट, guitar picks, violin strings, bass strings,
    tuner pedal, overdrive pedal, half stack, cab 4x12, mixer board xlr, sampler mpc, condenser mic, valve oil, kick pedal, keyboard 88 keys,
    organ hammond, harmonicas, recorder flute, harmonium, pipa, 12 string, yamaha piano, boss pedal, marshall amp, vox amp`,
  compounds: `gitarre, gitarren, e gitarre, bassgitarre, geige, violine, bratsche, kontrabass, harfe, klavier, flügel, keyboard, orgel, akkordeon, ziehharmonika,
    mundharmonika, flöte, blockflöte, querflöte, klarinette, fagott, saxophon, posaune, waldhorn, schlagzeug, trommel, becken, xylophon, noten,
    notenständer, musikinstrument, gitarrenverstärker, effektgerät, hackbrett, dudelsack, konzertgitarre, westerngitarre`,
  makers: `fender, stratocaster, telecaster, strat, tele, jazz bass, precision bass, p bass, jazzmaster, jaguar guitar, squier, affinity strat, gibson, sg, es 335,
    epiphone, prs, paul reed smith, ibanez, esp, ltd guitar, schecter, jackson guitar, charvel, gretsch, rickenbacker, music man, sterling by music man,
    martin guitar, martin d, taylor guitar, taylor 214, gs mini, seagull, takamine, ovation, guild, alvarez, cordoba, washburn, dean guitar, bc rich,
    hofner, warwick, yamaha, yamaha fg, yamaha psr, yamaha p45, clavinova, roland, korg, casio keyboard, casio privia, privia, casiotone, nord stage, nord
    electro, moog, behringer, arturia, akai, akai mpk, novation, m audio, native instruments maschine, focusrite, scarlett 2i2, scarlett solo, presonus,
    krk, rokit, yamaha hs5, adam audio, shure, sm58, sm57, sm7b, rode nt1, neumann, audio technica at2020, boss, boss katana, boss rc, ds 1, ibanez tube
    screamer, tube screamer, electro harmonix, big muff, strymon, line 6, helix, mxr, dunlop cry baby, cry baby, tc electronic, marshall, vox, vox ac30,
    orange amp, mesa boogie, peavey, blackstar, ampeg, hartke, fender blues junior, crate amp, pearl, pearl export, tama, ludwig, gretsch drums, mapex, dw
    drums, sonor, premier drums, alesis, alesis nitro, roland td, zildjian, sabian, meinl, paiste, remo, vic firth, latin percussion, steinway, kawai,
    baldwin, wurlitzer, kimball, bosendorfer, bluthner, bechstein, hammond, selmer, conn, bach trumpet, king trombone, buffet crampon, jupiter, vandoren,
    yanagisawa, cannonball, armstrong flute, gemeinhardt, pearl flute, stradivarius copy, stentor, eastman, cecilio, mendini, glasser, d addario, ernie
    ball, elixir, hohner, suzuki violin, lee oskar, weltmeister, scandalli, kala, lanikai, ortega, deering, gold tone, lowden, larrivee, alhambra, admira,
    tagima, giannini, rozini, michael violao, crafter, cort, tanglewood, lag guitare, höfner, pioneer ddj, ddj 400, traktor, numark, rane, technics 1200 dj,
    qsc, mackie, soundcraft, allen heath, electro voice, jbl eon, bose l1, bose s1, 雅马哈, 卡马, 珠江钢琴, 卡西欧, 罗兰, ヤマハ, ローランド, カワイ, フェンダー, ギブソン, horn, strings,
    tuner, mute, shaker, recorder instrument`,
  traits: `6 string, six string, 4 string, 5 string, 7 string, fret, frets, fretted, fretless, rosewood fretboard, maple neck, low action, set up by, restrung, new
    strings, intonation, single coil, humbucker, spruce top, cedar top, mahogany body, tone, plays, plays great, plays well, plays nicely, plays
    beautifully, sounds great, sounds amazing, sounds good, sound great, tuned, needs tuning, in tune, gigged, gig, gigs, student instrument, school band,
    student model, intermediate, 1 2 size, 3 4 size, 4 4 size, full size violin, half size, three quarter size, left handed guitar, lefty, touch sensitive,
    voices, polyphony, midi, pads, valves, lacquer, brass, bore, mouthpiece included, bow included, with case, hard case, played, practice, practiced,
    beginner guitar, cuerdas, afinado, suena, con funda, cordes, accordee, sonne, housse, saiten, gestimmt, klang, spielbereit, corde, accordata, custodia,
    suona, cordas, capa, 琴弦, 音色, 演奏, ケース付き, 弦, 音出し, तार, सुर, wattage tube, musical, musician, musique, musik, musica, neck, bow, case, band, setup, action,
    music`,
};
