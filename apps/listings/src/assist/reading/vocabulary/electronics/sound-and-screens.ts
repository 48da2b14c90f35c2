import type { Vocabulary } from '../vocabulary';

/** What plays music and pictures. */
export const soundAndScreens: Vocabulary = {
  certain: `bluetooth headset, gaming headset, sound bar with subwoofer, stereo amplifier, integrated amplifier, power amplifier stereo, preamp stereo, headphone
    amp, dac amp, usb dac, hifi speakers, hi fi, bookshelf speaker pair, studio monitor headphones, noise cancelling headphones, headphone stand,
    speaker stands, speaker wire, rca cables, aux cord, aux cable, optical cable, hdmi cable, tv antenna, roku stick, roku tv, roku ultra, apple tv
    4k, smart projector, mini projector, projector screen, tv wall mount, portable dvd player, blu ray player, dvd vcr combo, cd changer, cd player,
    boom box, alarm clock radio, alexa speaker, echo show, echo dot, google nest mini, phono preamp, turntable needle, karaoke machine, shower
    speaker, party speaker, bone conduction, sony walkman, bluetooth speaker, smart speaker, portable speaker, bookshelf speakers, bookshelf speaker,
    floor standing speakers, computer speakers, record player, smart tv, tv box, vr headset, studio headphones, bluetooth headphones, wired
    headphones, surround speakers, stereo receiver, stereo speakers, tower speakers, center speaker, cassette player, tape player, mp3 player,
    portable radio, ham radio, cb radio, led tv, lcd tv, flat screen tv, plasma tv, 4k tv, inch tv, tv mount, cable modem, network cable`,
  things: `vcr, turntable, mp3, tv, projector, set top box, dvd player, vhs player, walkman, clock radio, stereo, stereo system, subwoofer, speakers, headphones,
    headphone, headset, charging cable, usb cable, lightning cable, ethernet cable, speaker, 4k monitor, antenna`,
  makers: `quietcomfort, qc35, qc45, soundlink, sony wh, wh 1000xm4, wh1000xm4, wf 1000xm4, xm4, xm5, beats studio, studio buds, solo 3, powerbeats, jbl flip,
    jbl charge, flip 5, flip 6, charge 5, boombox 3, wonderboom, megaboom, audioengine, edifier, kef, bowers wilkins, wharfedale, elac, cambridge
    audio, nad amp, rega, pro ject, lp60, lp120, at lp60, hd 600, hd600, dt 770, dt770, sennheiser hd, momentum 4, airpods pro 2, raycon, tozo, shokz,
    aftershokz, samsung frame, the frame tv, 55 inch, 65 inch, 43 inch, 32 inch tv, insignia tv, element tv, onn tv, philips hue, govee, philips tv,
    sharp tv, marshall speaker, amazon echo, fire tv, apple tv`,
  traits: `ear pads, ear cups, earpads, ear tips, over ears, anc, waterproof bluetooth, bass, watts per channel, channel receiver, wall mountable, remote and
    stand, hdmi ports, smart apps, waterproof speaker, amp hours`,
};
