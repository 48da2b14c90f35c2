import type { Vocabulary } from '../vocabulary';

/** What is put on or into a car or a motorcycle. */
export const partsAndAccessories: Vocabulary = {
  certain: `winter tires, snow tires, all season tires, all terrain tires, mud tires, studded tires, used tires, set of tires, set of 4 tires, tires and rims,
    tires on rims, rims and tires, mounted on rims, alloy wheels, steel rims, alloy rims, oem wheels, hub caps, lug nuts, lug wrench, tire iron, spare
    tire, donut spare, tire chains, snow chains, car battery, car jack, floor jack, jack stands, jumper cables, jump starter, battery charger car,
    trickle charger, motor oil, oil filter car, obd scanner, code reader, roof rack, roof rack crossbars, cross bars, roof box, cargo box, cargo
    carrier, hitch receiver, tow bar, tow strap, trailer hitch, ball mount, truck bed cover, tonneau cover, bed liner, bed liner truck, camper shell,
    truck cap, truck topper, running boards, nerf bars, bull bar, light bar car, car floor mats, floor mats, seat covers car, car seat covers,
    steering wheel cover, steering wheel, car stereo, car speakers, car subwoofer, car amp, head unit, double din, backup camera, dash mount, car
    vacuum, car cover, windshield wipers, wiper blades, headlight assembly, tail light, tail lights, fog lights, side mirror, side view mirror,
    passenger mirror, driver door, front bumper, rear bumper, grill insert car, bumper cover, fender flares, body kit, hood scoop, catalytic
    converter, exhaust system, cat back exhaust, cold air intake, intake manifold, starter motor, brake pads, brake rotors, brake calipers, calipers
    brake, lowering springs, lift kit, shocks and struts, control arm, ball joint, engine block, crate engine, short block, key fob, car key, car
    emblem, emblem car, bug deflector, cargo liner, pet barrier car, seat covers, tow hitch, head light, head lights, wing mirror, summer tires, set
    of tyres, winter tyres, alloys, steel wheels, wheels and tires, hubcaps, oil filter, pneus hiver, pneus neige, pneus de inverno, motorcycle jack,
    tire set, four tires, 4 tires, 2 tires, two tires, full size spare, tire and wheel, tires and wheels, rims with tires, truck tires, car tires,
    truck wheels, stock wheels, stock rims, factory rims, factory wheels, oem rims, truck cover, truck tool box, bed cap, hitch mount, fifth wheel
    hitch, trailer tires, power steering, car keys, starter car, new alternator, new starter, new struts, new rotors, subwoofer box, car wash kit, car
    seats leather covers, car mats, roof racks, turbo kit`,
  things: `obd2, crossbars, winch, weathertech, spoiler, muffler, turbocharger, alternator, coilovers, driveshaft, ecu, tires, tyres, rims, hubcap, crossbar,
    autoradio, llantas, neumaticos, rines, bateria de carro, portaequipajes, cofre de techo, pneus, jantes, jantes alu, coffre de toit, barres de
    toit, porte velo attelage, attelage, phares, pare choc, cerchi in lega, pneumatici, box tetto, barre portatutto, fanale, paraurti, pneus aro,
    rodas aro, farol, parachoque, som automotivo, alufelgen, felgen, komplettraeder, kompletträder, dachbox, dachträger, dachgepäckträger,
    anhängerkupplung, stoßstange, scheinwerfer, auspuff, tyre, rim, bumper, wiper, wipers, struts, brakes, calipers, rotors, hitch, sissy bar, llanta,
    neumatico, parachoques, caja de cambios, pneu, jante, pare chocs, phare, boite de vitesses, coilover,
    轮毂, 行车记录仪, 车载, アルミホイール, タイヤ, カーナビ, टायर, अलॉय व्हील, कार स्टीरियो`,
  makers: `michelin, blizzak, bridgestone, goodyear, continental tires, pirelli, firestone, hankook, cooper tires, bfgoodrich, toyo, nokian, falken, yokohama
    tires, enkei, bbs wheels, thule roof, yakima, k and n, magnaflow, borla, flowmaster, bilstein, brembo, bosch wiper, wagner, acdelco, motorcraft,
    mopar, moog parts, monroe shocks, kenwood deck, pioneer head unit, alpine car, rockford fosgate, kicker, jl audio, curt hitch, reese hitch, husky
    liners, dunlop tires`,
  traits: `fits civic, fits 06, fits 2015, fits honda, fits toyota, fits ford, fits f150, off a, pulled from, came off, oem, aftermarket, driver side, passenger
    side, front left, 5x114, 5x100, 5x112, 5 lug, 16 inch rims, 17 inch rims, 18 inch rims, r15, r16, r17, r18, tread left, tread depth, mm tread, dot
    2020, bolt pattern, new tires, new tyres, new battery`,
};
