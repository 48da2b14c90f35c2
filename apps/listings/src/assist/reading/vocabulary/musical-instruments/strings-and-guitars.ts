import type { Vocabulary } from '../vocabulary';

/** Guitars and all that is bowed or plucked, and what it sounds through. */
export const stringsAndGuitars: Vocabulary = {
  certain: `acoustic guitar, electric guitar, classical guitar, bass guitar, acoustic electric, guitar amp, guitar amplifier, bass amp, practice amp, combo amp,
    tube amp, amp head, speaker cab, guitar cab, guitar pedal, guitar pedals, pedal board, looper pedal, delay pedal, reverb pedal, distortion pedal,
    fuzz pedal, chorus pedal, wah pedal, multi effects, tuner pedal, volume pedal, pedal power supply, guitar stand, guitar case, guitar strap, guitar
    strings, guitar hanger, guitar wall hanger, guitar capo, guitar tuner, guitar picks, guitar pickup, guitar pickups, guitar neck, guitar body, gig
    bag, hardshell case guitar, hard case guitar, left handed guitar, 12 string, travel guitar, parlor guitar, resonator guitar, lap steel, pedal
    steel, soprano ukulele, concert ukulele, baritone uke, violin bow, violin outfit, cello bow, cello case, upright bass, double bass, shoulder rest,
    violin case, music stand, thumb piano, lyre harp, nylon string guitar, 12 string guitar, twelve string, effects pedal, effect pedal, hard shell
    case, hardshell case, strat copy, string bass, electric violin, blues harp, guitarra electrica, guitarra acustica, guitarra espanola, guitarra
    clasica, guitarra flamenca, chitarra elettrica, chitarra acustica, chitarra classica, amplificatore chitarra, guitarra eletrica, guitarra
    classica, kids guitar, hollow body guitar, guitar bundle, guitar parts, acoustic bass, 5 string bass, 4 string bass, bass pedal board, solid state
    amp, modeling amp, amp modeler, keyboard amp, acoustic amp, guitar rack, student cello, mountain dulcimer, hammered dulcimer, celtic harp, lever
    harp, baritone ukulele, tenor ukulele, banjo ukulele, 5 string banjo, tenor banjo, open back banjo, a style mandolin, f style mandolin, 120 bass,
    electric cello, viola bow, guitar humidifier, power amp rack`,
  things: `overdrive, ukulele, banjo, mandolin, violin, fiddle, viola, cello, rosin, kalimba, autoharp, dulcimer, sitar, guitar, guitars, strat, tele, uke,
    ukelele, capo, amp, amps, pickups, pedals guitar, whammy, bassist, luthier, guitarra criolla, violin 3 4, pedale d effet, pedale chitarra, pedal
    guitarra, e gitarre, akustikgitarre, westerngitarre, e bass, kindergitarre, effektpedal, geigenbogen, cello kasten, bass, harp, bow violin,
    pickup, whammy bar, amplifier, cabinet speaker guitar, guitarra, guitarras, chitarra, viola caipira, violin strings, bass strings, overdrive
    pedal, cab 4x12, marshall amp, vox amp,
    民谣吉他, 吉他音箱, 二胡, 古筝, エレキベース, クラシックギター, ギターアンプ, इलेक्ट्रिक गिटार`,
  makers: `squier, affinity tele, affinity, bullet strat, classic vibe, player series, american standard strat, mexican strat, mim strat, lp studio, sg special,
    dot studio, epiphone dot, harley benton, yamaha pacifica, pacifica, fg800, f310, yamaha c40, taylor gs mini, baby taylor, little martin, lx1,
    martin dx, breedlove, fender cd60, fender fa, ibanez rg, rg450, ibanez artcore, talman, jackson dinky, schecter c1, strandberg, danelectro,
    reverend, eastwood, supro, d angelico, orange crush, crush 20, boss katana, katana 50, champion 20, fender champion, frontman, mustang lt25,
    marshall mg, marshall code, vox pathfinder, vox mini, blackstar fly, roland cube, line 6 spider, spider iv, positive grid spark, yamaha thr,
    rumble 40, rumble 100, fender rumble, ampeg ba, tc ditto, ditto looper, rc 1, hx stomp, pod go, zoom g1, walrus audio, earthquaker, jhs, wampler,
    proco rat, ibanez ts9, ts9, klon, d addario strings, planet waves, fishman, seymour duncan, dimarzio, deering goodtime, goodtime, recording king,
    kentucky mandolin, knilling, scherl roth, yamaha violin, stentor violin, fiddlerman, jazz bass, precision bass, p bass, jaguar guitar, affinity
    strat, ltd guitar, jackson guitar, martin guitar, taylor guitar, dean guitar, orange amp, crate amp, suzuki violin`,
  traits: `sunburst, butterscotch, natural finish, fret buzz, new frets, fretwork, floyd rose, action is, strung, restrung, new strings, needs strings, needs new
    strings, rehair, rehaired, loud for, watt combo, headphone out, truss rod, velcro on, 4 4, 3 4, full size, 6 string, six string, 4 string, 5
    string, 7 string, maple neck, mahogany body, 4 4 size, full size violin, bow included, with case, hard case, beginner guitar`,
};
