import type { Vocabulary } from '../vocabulary';

/** What shows the time on a wrist or in a pocket. */
export const watches: Vocabulary = {
  certain: `wrist watch, diver watch, dive watch, dress watch, field watch, chrono watch, leather band watch, metal band watch, rubber strap watch, nato strap, on
    a nato, oyster bracelet, jubilee bracelet, watch box and papers, box n papers, box and papers, full set watch, extra links, watch links, watch
    case, watch roll, watch stand, watch battery, watch tool, spring bars, mens watches, womens watches, kids watch analog, nurse watch, automatic
    movement, swiss movement, japanese movement, swiss made, runs fast, runs slow, seconds a day, s day, keeps time, keeps good time, still ticks,
    hand wind, manual wind, power reserve, sapphire glass, exhibition caseback, date window, day date, bezel scuffed, bezel insert, watch box, watch
    winder, watch strap, watch straps, pocket watch, automatic watch, mechanical watch, chronograph watch, quartz watch, mens watch, womens watch,
    ladies watch, vintage watch, gold watch, tissot watch, swatch watch, cuff links, montre homme, montre automatique, montre a gousset, cuban link,
    watch collection, pilot watch, divers watch, dive watches, skeleton watch, gmt watch, digital watch, analog watch, solar watch, watch with
    leather, leather strap watch, steel watch, gold tone watch, two tone watch, smart looking watch, luxury watch, kids watch, pendant watch, watch
    repair kit, watch parts, watch tools`,
  things: `nato, ticking, chronograph, watch, watches, timepiece, reloj casio, montre seiko, montre automatique homme, orologio vintage, orologio seiko, relogio
    casio, relogio seiko, armbanduhr, herrenarmbanduhr, damenarmbanduhr, fliegeruhr, taucheruhr, uhrenarmband, bezel, bracelet links, montre, montres,
    orologio, relogio, relogios,
    电子表, 石英手表, デジタル腕時計, मैकेनिकल घड़ी, हाथ की घड़ी`,
  makers: `skx007, skx009, seiko skx, snk809, srpd, cocktail time, seiko turtle, seiko samurai, f91w, casio f91, casio royale, a168, ae1200, duro, casio duro,
    casioak, ga2100, dw5600, dw 5600, mudmaster, tissot prx, prx, le locle, tissot visodate, seastar, orient bambino, bambino, orient kamasu, hamilton
    khaki, khaki field, jazzmaster watch, citizen promaster, citizen nighthawk, bulova lunar pilot, timex weekender, timex expedition, timex marlin,
    invicta pro diver, swatch, fossil, fossil chronograph, mvmt, daniel wellington, skagen, nixon watch, vincero, filippo loreti, rolex, datejust,
    submariner, explorer 1, omega, speedmaster, seamaster, tudor black bay, black bay 58, longines hydroconquest, oris aquis, baltic watch,
    christopher ward, glycine, zodiac watch, doxa, steinhart, vaer, brew watch, michael kors, guess, lorus, lotus reloj, festina, casio edifice,
    sector orologio, breil, technos, orient relogio, mondaine, junkers, boccia, carrera watch, tank watch, zenith watch, seiko 5, fossil watch,
    michael kors watch, gucci watch, victorinox watch, guess watch, armani watch, diesel watch, titan watch, sonata watch`,
  traits: `40mm, 42mm, 38mm, 36mm, 44mm, lug, lugs, dial, lume, crystal scratched, mineral, new battery, battery new, needs battery, needs a battery, deployant,
    buckle, strap worn, water resistance, atm, serviced, appraisal papers, wind up, keeps perfect time, keeping time, with papers, leather strap`,
};
