import type { Vocabulary } from '../vocabulary';

/** Bicycles, their parts, and what a rider of them wears. */
export const cycling: Vocabulary = {
  certain: `hybrid bike, commuter bike, road bike, gravel bike, single speed, fixed gear, fixie bike, beach cruiser, cruiser bike, 10 speed, 10 speed bike, 21
    speed bike, ten speed, 12 speed, bike rack trunk, bike lock, u lock, chain lock bike, bicycle lock, bike light set, bike bell, bike basket, bike
    bag, handlebar bag, saddle bag bike, pannier bags, rear rack bike, bike rack wall, bike hanger, bike hook, bike stand, bike work stand, bike tool,
    bike tools, tire levers, floor pump, tire pump bike, inner tubes bike, bike tube, bike tubes, bike tire, bike saddle, bike seat, bike fenders,
    bike pedals, flat pedals, clip in shoes, spd shoes, cycling shorts, bib shorts, bike jersey, bike gloves, bike computer, bike trainer, indoor
    trainer, smart trainer, rollers cycling, cassette 11 speed, rear derailleur, front derailleur, dropper post, carbon wheels, kid bike, kids
    bicycle, strider bike, training wheels, tag along bike, burley trailer, bike cover, cargo bike, tandem bike, recumbent bike, trike adult, adult
    tricycle, electric bicycle, e bike battery, bike rack, bike trailer, bike pump, cycling shoes, cycling jersey, squat rack, power rack, kettle
    bell, elliptical trainer, road bicycle, mountain bicycle, bike tires, bike wheelset, clipless pedals, bike shoes, bike trailer kids, hitch bike
    rack, trunk bike rack, car bike rack, surf rack, speed bag, dive computer, gun rack, towable tube`,
  things: `bmx, panniers, wheelset, crankset, groupset, seatpost, bicycle, bicycles, tricycle, cycling, child bike seat, bicycle chain, pedals clipless`,
  makers: `giant escape, giant defy, giant talon, giant revolt, trek fx, trek marlin, trek domane, trek 820, specialized sirrus, specialized rockhopper,
    specialized allez, allez, tarmac, stumpjumper, cannondale synapse, cannondale quick, fuji bike, jamis, surly, salsa cycles, felt bike, co op
    cycles, priority bike, state bicycle, linus bike, electra, nishiki, univega, peugeot bike vintage, motobecane, diamondback, mongoose, haro,
    redline bmx, kink bmx, sunday bmx, strider, woom, guardian bike, islabikes, kryptonite, abus, onguard, garmin edge, wahoo kickr, wahoo, kickr,
    zwift, tacx, shimano 105, ultegra, tiagra, sram rival, rad rover, rad city, lectric xp, aventon, super73, riese muller, btwin bici, rockrider,
    orbea, lapierre, gitane, triban, legnano, atala, bottecchia, caloi, oggi bike, pegasus fahrrad, kalkhoff, diamant, stevens rad, gt bicycles`,
  traits: `m frame, s frame, l frame, medium frame, small frame, large frame, 54cm, 56cm, 52cm, 58cm, 17 inch frame, step through, step thru, new chain, new
    tubes, tuned up, tune up, wheels true, out of true, brakes squeak, shifts, kickstand, fenders, rides well, rides great, commuter, presta, 26er, 27
    5, hydraulic disc, mechanical disc, both keys, 21 speed, 18 speed, 24 speed`,
};
