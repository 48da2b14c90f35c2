import type { Vocabulary } from '../vocabulary';

/** What drives on four wheels, and what one says of it. */
export const carsAndTrucks: Vocabulary = {
  certain: `clean title, salvage title, rebuilt title, title in hand, pink slip, bill of sale only, lien free, no lien, smog check, passed inspection, new
    inspection, state inspection, tags good, reg current, registration good, one owner, second owner, low miles, low mileage, high miles, high
    mileage, highway miles, original miles, all wheel drive, 4 wheel drive, four wheel drive, front wheel drive, stick shift, 5 speed manual
    transmission, manual transmission, automatic transmission, new transmission, tranny slips, transmission slips, head gasket, check engine light,
    check engine, new tires and brakes, blows cold ac, ac blows cold, cold ac, leather seats heated, extended cab, crew cab, quad cab, long bed, short
    bed, king cab, four door, two door, 4 door sedan, 2 door coupe, mini van, cargo van, box truck, work van, sprinter van, pickup truck, dump truck,
    tow truck, food truck, school bus, golf cart, project car, parts car, mechanic special, mechanics special, runs and drives, daily driver, beater
    car, first car, commuter car, student car, gas saver, hatchback car, classic car, muscle car, kit car, pick up truck, passenger van, truck bed,
    siege auto voiture, work truck, super cab, regular cab, drives like new, good on gas, gets great mileage, no title, clear title, title in my name,
    blown head gasket, bad transmission, needs transmission, a c cold, inspection sticker, auto kombi, macchina usata, carro usado`,
  things: `smogged, carfax, mpg, sunroof, moonroof, donk, lowrider, sedan, coupe, hatchback, suv, convertible, station wagon, hearse, limo, van, truck, jeep,
    automovil, carro, coche, camioneta, furgoneta, auto usado, vehiculo, voiture, citadine, berline, utilitaire, camionnette, fourgon, break diesel,
    automobile, utilitaria, furgone, auto usata, carrinha, gebrauchtwagen, kleinwagen, kombi, transporter, pkw, geländewagen, cabrio, oldtimer,
    limousine, wagon, trucks, voitures, macchina auto, coupes, sedans, convertible top, golf carts,
    轿车, 面包车, 越野车, 汽车, 中古車, 軽自動車, 軽トラ, 車検, कार, गाड़ी, मारुति, सेकंड हैंड कार`,
  makers: `corolla, camry, prius, tacoma, tundra, rav4, highlander, sienna, 4runner, yaris, toyota matrix, avalon, civic, accord, honda fit, cr v, crv, honda
    odyssey, honda pilot, honda element, ridgeline, altima, sentra, maxima, nissan versa, nissan rogue, pathfinder, nissan frontier, xterra, 350z,
    370z, mazda 3, mazda3, mazda 6, miata, cx 5, subaru, outback, forester, impreza, wrx, crosstrek, subaru legacy, hyundai, elantra, sonata, tucson,
    santa fe, hyundai accent, kia, kia soul, sportage, sorento, forte, optima, ford focus, ford fiesta, ford fusion, fusion se, ford escape, ford
    explorer, ford expedition, mustang, f150, f 150, f250, f 250, ford ranger, taurus, crown vic, crown victoria, econoline, transit connect, chevy,
    chevrolet, malibu, impala, cruze, cobalt, silverado, tahoe, suburban, equinox, camaro, corvette, s10, chevy colorado, trailblazer, gmc, sierra,
    yukon, acadia, envoy, buick, lesabre, buick lacrosse, buick century, cadillac, deville, escalade, pontiac, grand am, grand prix, vibe, saturn ion,
    oldsmobile, dodge, charger rt, challenger, ram 1500, ram 2500, dakota, grand caravan, durango, dodge dart, chrysler, town and country, pt cruiser,
    wrangler, cherokee, grand cherokee, jeep liberty, jeep compass, jeep patriot, jetta, passat, vw, golf gti, gti, vw golf, beetle, tiguan, audi, a3,
    q5, bmw, 328i, 325i, 335i, x3, x5, mercedes, c300, c class, e class, volvo, v70, s60, xc90, saab, mini cooper, fiat, fiat 500, tesla, model 3,
    nissan leaf, chevy volt, chevy bolt, acura, integra, rsx, mdx, lexus, es300, is250, rx350, infiniti, g35, g37, scion, scion xb, frs, brz,
    mitsubishi, lancer, mitsubishi eclipse, galant, suzuki, isuzu, opel, corsa, astra, vauxhall, peugeot, peugeot 206, peugeot 207, renault, clio,
    megane, twingo, kangoo, scenic, citroen, berlingo, seat ibiza, ibiza, skoda, octavia, fabia, vw polo, golf 4, golf 5, golf 6, golf 7, passat
    variant, touran, dacia, sandero, duster, fiat panda, punto, alfa romeo, giulietta, lancia ypsilon, fiat uno, palio, onix, hb20, celta, kwid,
    maruti, swift dzire, alto 800, wagon r, i10, i20, creta, santro, tata nano, bolero, scorpio, innova toyota, odyssey van, sierra truck, jeep
    wrangler, wrangler jeep, compass jeep, vw bus`,
  traits: `mileage, miles, odometer, k miles, k mi, vin, clean carfax, cruise control, power windows, power locks, heated seats, tow package, towing, radiator
    leak, transmission, tranny, cv axle, oil change, timing chain, v6, v8, 4cyl, 4 cyl, diesel, gasoline, petrol, tdi, hdi, dci, tuv, tuv neu,
    scheckheft, km stand, erstzulassung, ez, unfallfrei, ct vierge, premiere main, embrayage, courroie, essence, boite auto, itv, itv pasada,
    kilometros, gasolina, revisado, papeles al dia, tenencia, verificado, chilometri, km reali, bollo, revisione, tagliandato, unico proprietario,
    quilometros, km rodados, ipva pago, licenciado, unico dono, flex, tags current, 5 speed manual, 6 speed manual, ac works, drives great, runs good,
    rust free, 4 door, 2 door, 5 door, single owner,
    公里, 排量, 年检, 手动挡, 自动挡, 走行距離, 車検付き, किलोमीटर चली, फर्स्ट ओनर, पेट्रोल, डीजल`,
};
