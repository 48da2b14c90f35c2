import type { Vocabulary } from '../vocabulary';

/** What is struck, blown and played with keys. */
export const keysWindsAndDrums: Vocabulary = {
  certain: `digital piano, electric piano, upright piano, baby grand, grand piano, spinet piano, player piano, piano bench, piano stool, piano keyboard, 88 key,
    88 keys, 88 key keyboard, 61 keys, 61 key, 61 key keyboard, 76 keys, 49 key, 25 key, weighted keys, semi weighted, midi keyboard, midi controller,
    keyboard stand, keyboard bench, sustain pedal, keyboard synth, analog synth, modular synth, drum machine, beat pad, drum pads, drum pad,
    electronic drum kit, electronic drums, e drum kit, drum set, drum kit, drum throne, snare drum, bass drum pedal, kick drum, double kick pedal, hi
    hat stand, crash cymbal, ride cymbal, cymbal pack, cymbal stand, cymbal bag, drum sticks, practice pad, drum practice pad, conga drums, hand drum,
    steel drum, steel tongue drum, tongue drum, singing bowl, bell kit, alto sax, tenor sax, soprano sax, bari sax, student trumpet, trumpet mute,
    trumpet case, french horn, baritone horn, bass clarinet, clarinet reeds, sax reeds, reeds vandoren, box of reeds, neck strap sax, oboe reeds,
    recorder soprano, tin whistle, penny whistle, pan flute, band instrument, marching band, sheet music, music books piano, drum sets, electric
    drums, bass drum, floor tom, stage piano, keyboard piano, alto saxophone, tenor saxophone, b flat clarinet, pocket trumpet, slide trombone, native
    american flute, hammond organ, church organ, pump organ, mouth organ, djembe drum, rain stick, piano digital, teclado yamaha, piano droit, piano
    numerique, clavier yamaha, flute traversiere, flute a bec, tastiera yamaha, baixo eletrico, piano lamp music, console piano, electric organ,
    electric keyboard, digital keyboard, portable keyboard, yamaha keyboard, korg keyboard, roland keyboard, drum rack, cymbal set, drum hardware,
    drum mat, drum rug, kids drum set, junior drum set, marching drum, frame drum, student flute, student clarinet, student trombone, band
    instruments, brass instrument, button accordion, piano accordion, choir stand`,
  things: `synth, eurorack, groovebox, bongos, tambourine, xylophone, glockenspiel, marimba, vibraphone, cornet, flugelhorn, trombone, tuba, euphonium,
    sousaphone, clarinet, flute, piccolo, oboe, bassoon, bagpipes, harmonica, accordion, concertina, melodica, didgeridoo, ocarina, metronome, piano,
    pianos, keyboard synthesizer, organ, synthesizer, synths, cymbals, snare, snares, toms, hihat, cowbell, cajon, djembe, bongo, congas, trumpet,
    saxophone, sax, clarinets, mouthpiece, reeds, ligature, saxofon alto, trompeta yamaha, saxophone alto, pianola, sassofono, piano eletrico,
    saxofone alto, e piano, digitalpiano, e drum, e schlagzeug, altsaxophon, tenorsaxophon, keyboard instrument, drums, drum, cymbal, tom, conga,
    triangle instrument, reed, workstation keyboard, instrument, instruments, musical instrument, cajon flamenco, alto violon, keyboard 88 keys, organ
    hammond, harmonicas, recorder flute, yamaha piano,
    电子鼓, 萨克斯风, 葫芦丝, 口风琴, キーボード 61鍵, アルトサックス, カリンバ, कीबोर्ड यामाहा, कैसियो कीबोर्ड`,
  makers: `casio ct, ct s200, casio cdp, cdp s110, px 160, px160, yamaha p 45, p45, p71, p125, ydp, np12, psr e, psr e373, roland fp, fp10, fp30, juno, juno ds,
    go keys, korg minilogue, minilogue, microkorg, volca, monologue, op 1, op z, teenage engineering, pocket operator, digitakt, digitone, elektron,
    circuit tracks, mpc one, mpc live, mpk mini, akai mpk, apc40, launchkey, oxygen pro, keystation, arturia keylab, minilab, microfreak, deepmind,
    prophet, nord, lowrey, wurlitzer, young chang, samick, yamaha u1, kawai, yamaha upright, tama imperialstar, pearl export, ludwig breakbeats,
    gretsch catalina, simmons drum, alesis nitro, roland td 1, td 17, zildjian planet, sabian sbr, meinl hcs, meinl cajon, lp aspire, remo djembe,
    bach tr300, tr300, bach strad, yamaha ytr, yamaha yas, yas 23, yas 280, yamaha ycl, yfl, jean paul, conn selmer, bundy, vito, buffet b12,
    armstrong, getzen, holton, king 606, hohner special 20, special 20, marine band, hohner in c, suzuki melodion, rico reeds, d addario reserve, paul
    reed smith, yamaha fg, yamaha psr, yamaha p45, casio keyboard, yamaha hs5, tc electronic, gretsch drums, dw drums, premier drums, bach trumpet,
    king trombone, armstrong flute, pearl flute`,
  traits: `valves, valves move, slides move, pads seal, new pads, corks, plays through, all keys work, keys work, key sticks, sticky key, tuned last, needs
    tuning, dents horn, lacquer wear, student horn, step up horn, heads need, new heads, drum heads, resonant heads, piece kit, 5 piece, 14x5, bench
    included, headphones jack, velocity sensitive, touch response, in c, in g, set up by, student instrument, school band, mouthpiece included`,
};
