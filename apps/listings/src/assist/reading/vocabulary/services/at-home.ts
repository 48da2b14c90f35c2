import type { Vocabulary } from '../vocabulary';

/** What is done in and around other people's homes. */
export const atHome: Vocabulary = {
  certain: `house cleaning, home cleaning, deep clean, deep cleaning, move out clean, move out cleaning, move in cleaning, apartment cleaning, office cleaning,
    carpet cleaning, window washing, window cleaning, gutter cleaning, pressure washing, power washing service, pool cleaning, junk removal, trash
    removal, haul away, dump runs, moving help, help moving, help you move, moving service, two guys and a truck, truck and driver, furniture
    assembly, ikea assembly, furniture delivery service, tv mounting, tv wall mounting, shelf mounting, picture hanging, handy man, drywall repair,
    interior painting, house painting, painting service, fence repair, deck staining, roof repair, tile work, flooring install, lawn mowing, lawn
    care, yard work, yard cleanup, leaf raking, leaf removal, snow removal, snow shoveling, snow plowing, shoveling driveways, tree trimming, tree
    removal, stump grinding, hedge trimming, gardening service, garden design, house sitting, house sitter, plant sitting, pet sitting, pet sitter,
    cat sitting, cat sitter, dog sitting, dog sitter, dog walking, dog walker, dog boarding, dog training, dog grooming, pet grooming, pooper scooper,
    child care, after school care, elder care, senior care, home care, grocery runs, errand service, laundry service, wash and fold, home organizing,
    closet organizing, personal assistant, meal prep service, private chef, personal chef, home cooked meals, cake orders, custom cakes, at your home,
    cleaning service, cleaning services, carpet cleaning service, pressure washing service, mow your lawn, mowing, hedge trimming service, moving
    services, house removals, man with a van, man and van, man with van, exterior painting, baby sitting, cake baking, custom cake orders, limpieza de
    casas, servicio de limpieza, paseo de perros, baby sitter, promenade de chiens, limpeza domestica, servico de limpeza, servicio de mudanzas,
    mudanzas economicas, quality work, i clean, i install, i move, i do lawns, i do yard, we clean, we move, we install, per yard, per window, per
    dog, in your home, airport runs, logo and, dj and, birthday cakes, wedding cakes, dog walks, pet waste removal, raking, power washing, driveway
    sealing, shoveling, drain cleaning, dump run, clean outs, organizing, airbnb cleaning, turnover cleaning, move in move out, upholstery cleaning,
    companion care, run errands, truck and trailer available, got a truck will haul, car washing, jewelry cleaning, clean your house, clean your home,
    clean houses, cleaning lady, house cleaner, weekly cleaning, deep clean your, oven cleaning, roof cleaning, mow lawns, raking leaves, stump
    removal, appliance install, wall mounting, junk car removal, debris removal, moving truck with driver, furniture moving, piano moving, ikea
    furniture assembly, gym equipment assembly, home staging, pet care, pet boarding, walk your dog, walk dogs, dog walkers, horse boarding, date
    night sitter, before and after school, in home daycare, home daycare, home health aide, hospice care, overnight care, wig install, cakes made to
    order, custom orders, limpio casas, limpieza a domicilio, hago mudanzas, mudanzas, paseo perros, pintura de casas, garde de chats`,
  things: `hvac, cleaner, limpieza, mudanza, paseador de perros, bricolage, jardinage, garde de chat, promenade de chien, pulizie casa, limpeza, möbelaufbau,
    katzensitter, winterdienst, cleaning, assembly service, mounting, grooming, cleaners,
    水电, 清洗, 引っ越し, 引越し, 掃除代行, 草むしり, घर की सफाई, पैकर्स मूवर्स, बेबी सिटर`,
  compounds: `betreuung, hilfe`,
  traits: `licensed, estimates, supplies included, i bring supplies, own equipment, own tools, weekly or biweekly, one time, 1br, 2br, studio apartment, bedrooms`,
};
