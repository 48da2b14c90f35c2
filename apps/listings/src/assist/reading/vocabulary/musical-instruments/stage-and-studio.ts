import type { Vocabulary } from '../vocabulary';

/** What records and amplifies music. */
export const stageAndStudio: Vocabulary = {
  certain: `audio interface, usb audio interface, studio monitors, studio monitor, monitor speakers studio, condenser mic, condenser microphone, dynamic mic,
    dynamic microphone, vocal mic, vocal microphone, mic stand, mic stands, mic boom arm, boom arm mic, pop filter, xlr cable, xlr cables, mic cable,
    instrument cable, patch cables, phantom power, mic preamp, channel strip, mixing board, mixing console, analog mixer, audio mixer, 8 channel
    mixer, mixer usb, pa system, pa speaker, pa speakers, powered speaker pa, stage monitor, subwoofer pa, stage lights, par lights, fog machine
    stage, dj controller, dj mixer, dj turntables, dj equipment, dj setup, scratch pad dj, vocal processor, autotune pedal, loop station, drum mics,
    drum mic kit, direct box, di box, rack mount compressor, outboard gear, tape recorder 4 track, 4 track, field recorder, zoom h4n, zoom recorder,
    acoustic panels, acoustic foam, bass traps, isolation shield, reflection filter, in ear monitor system, wireless mic system, wireless microphone,
    karaoke mixer music, studio headphones mixing, midi interface, microphone stand, mixing desk, dj decks, speaker cabinet 4x12, soprano recorder,
    bass recorder, recording gear, recording equipment, home studio, usb mic, wireless mic, powered speakers pa, dj turntable`,
  things: `cdj, portastudio, mixer audio, preamp, compressor rack, mixer board xlr`,
  makers: `sm57, sm58, sm7b, beta 58, shure mv7, rode nt, nt1a, podmic, at2020, at2035, blue snowball, aston, lewitt, warm audio, mxl, scarlett, 2i2, scarlett
    solo, 18i8, apollo twin, universal audio, uad, audient, id4, motu m2, steinberg ur22, ur22, behringer umc, umc22, umc204, u phoria, krk rokit,
    rokit 5, hs5, hs7, hs8, jbl 305, 305p, yamaha mg10, mg10, xenyx, soundcraft, mackie, onyx, zed 10, zoom h1, h4n, h5, h6, tascam, ddj, ddj 400, ddj
    flx4, ddj sb, xdj, mixtrack, traktor kontrol, serato, hercules djcontrol, pioneer dj, denon dj, technics sl 1200, ev zlx, qsc k12, behringer
    eurolive, alto ts, jbl eon, bose s1, beyerdynamic, audio technica m50, m50x, ath m50, nord stage, m audio, adam audio, technics 1200 dj`,
  traits: `xlr, trs, quarter inch jack, phantom, mixing, recording, gain, two of em mics`,
};
