import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `loop pedal, pedalboard, humbuckers, les paul, drumsticks, hi hat, hi hats, bass pedal, double bass pedal, bag pipes, hand pan, handpan, bajo
    electrico, teclado casio, teclado midi, bateria acustica, bateria electronica, bateria musical, flauta dulce, flauta travesera, guitare
    electrique, guitare acoustique, guitare classique, guitare folk, guitare seche, basse electrique, clavier maitre, clavier midi, batterie
    electronique, batterie acoustique, ampli guitare, table de mixage, basso elettrico, pianoforte, pianoforte digitale, tastiera casio, tastiera
    midi, batteria elettronica, batteria acustica, batteria musicale, flauto traverso, violao, contrabaixo, teclado musical, bateria eletronica,
    flauta doce, flauta transversal, cavaquinho, dreadnought, semi hollow, guitar kit, 4x12, 2x12, 1x12, keyboard case, spinet, bodhran, steel pan,
    woodwind, alto recorder, shakuhachi, erhu, guzheng, koto, shamisen, oud, bouzouki, balalaika, hurdy gurdy, conductor baton, music production`,
  things: `lute, lyre, zither, synthesiser, harpsichord, celesta, bugle, kazoo, drumset, tabla, timpani, maracas, castanets, gong, plectrum, chinrest, fretboard,
    tremolo, stompbox, fuzz, distortion, phaser, flanger, wah, looper, multieffects, sampler, sequencer, launchpad, mpc, songbook, orchestra, bajo,
    violonchelo, chelo, contrabajo, arpa, teclado, sintetizador, organo, acordeon, armonica, flauta, clarinete, saxofon, saxo, trompeta, trombon,
    bateria con platillos, platillos, tambor, bandurria, laud, charango, partituras, instrumento, instrumentos, guitare, guitares, basse, violon,
    violoncelle, contrebasse, harpe, clavier arrangeur, synthetiseur, synthe, orgue, accordeon, clarinette, hautbois, trompette, cor d harmonie,
    cymbales, tambour, partition, partitions, ampli, instrument de musique, cornemuse, chitarre, basso, violino, violoncello, contrabbasso,
    sintetizzatore, fisarmonica, flauto, clarinetto, tromba, piatti batteria, rullante, tamburo, spartiti, spartito, strumento, strumento musicale,
    strumenti, amplificatore, baixo, violoncelo, harpa, teclado arranjador, orgao, acordeao, sanfona, gaita, saxofone, trompete, pandeiro, atabaque,
    surdo, pratos de bateria, instrumento musical, amplificador, half stack, sampler mpc, valve oil, kick pedal, harmonium, pipa, boss pedal`,
  compounds: `gitarre, gitarren, bassgitarre, geige, violine, bratsche, kontrabass, harfe, klavier, flügel, keyboard, orgel, akkordeon, ziehharmonika,
    mundharmonika, flöte, blockflöte, querflöte, klarinette, fagott, saxophon, posaune, waldhorn, schlagzeug, trommel, becken, xylophon, noten,
    notenständer, musikinstrument, gitarrenverstärker, effektgerät, hackbrett, dudelsack, konzertgitarre`,
  makers: `fender, stratocaster, telecaster, jazzmaster, gibson, sg, es 335, epiphone, prs, ibanez, esp, schecter, charvel, gretsch, rickenbacker, music man,
    sterling by music man, martin d, taylor 214, gs mini, seagull, takamine, ovation, guild, alvarez, cordoba, washburn, bc rich, hofner, warwick,
    yamaha, clavinova, roland, korg, casio privia, privia, casiotone, nord electro, moog, behringer, arturia, akai, novation, native instruments
    maschine, focusrite, scarlett 2i2, presonus, krk, rokit, shure, rode nt1, neumann, audio technica at2020, boss, boss rc, ds 1, ibanez tube
    screamer, tube screamer, electro harmonix, big muff, strymon, line 6, helix, mxr, dunlop cry baby, cry baby, marshall, vox, vox ac30, mesa boogie,
    peavey, blackstar, ampeg, hartke, fender blues junior, pearl, tama, ludwig, mapex, sonor, alesis, roland td, zildjian, sabian, meinl, paiste,
    remo, vic firth, latin percussion, steinway, baldwin, kimball, bosendorfer, bluthner, bechstein, hammond, selmer, conn, buffet crampon, jupiter,
    vandoren, yanagisawa, cannonball, gemeinhardt, stradivarius copy, stentor, eastman, cecilio, mendini, glasser, d addario, ernie ball, elixir,
    hohner, lee oskar, weltmeister, scandalli, kala, lanikai, ortega, deering, gold tone, lowden, larrivee, alhambra, admira, tagima, giannini,
    rozini, michael violao, crafter, cort, tanglewood, lag guitare, höfner, pioneer ddj, traktor, numark, rane, qsc, allen heath, electro voice, bose
    l1, horn, strings, tuner, mute, shaker, recorder instrument`,
  traits: `fret, frets, fretted, fretless, rosewood fretboard, low action, intonation, single coil, humbucker, spruce top, cedar top, tone, plays, plays great,
    plays well, plays nicely, plays beautifully, sounds great, sounds amazing, sounds good, sound great, tuned, in tune, gigged, gig, gigs, student
    model, intermediate, 1 2 size, 3 4 size, half size, three quarter size, lefty, touch sensitive, voices, polyphony, midi, pads, lacquer, brass,
    bore, played, practice, practiced, cuerdas, afinado, suena, con funda, cordes, accordee, sonne, housse, saiten, gestimmt, klang, spielbereit,
    corde, accordata, custodia, suona, cordas, capa, wattage tube, musical, musician, musique, musik, musica, neck, bow, case, band, setup, action,
    music`,
};
