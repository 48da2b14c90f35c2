import type { Vocabulary } from '../vocabulary';

/** What a small child sleeps, eats, rides and plays with. */
export const babyAndChild: Vocabulary = {
  certain: `pack n play, pack and play, play yard, baby crib, convertible crib, mini crib, crib mattress, bedside bassinet, baby swing, baby bouncer, baby seat,
    baby chair, baby bathtub, baby tub, baby monitor, infant optics, owlet sock, baby carrier, ring sling, baby wrap, double stroller, jogging
    stroller, stroller wagon, umbrella stroller, car seat, infant car seat, convertible car seat, car seat base, booster seat, high chair, feeding
    chair, baby walker, push walker, activity gym, play gym, baby gym, tummy time, play mat, foam play mat, baby gate, stair gate, diaper bag, diaper
    pail, diaper caddy, changing pad, changing table, diapers size, newborn diapers, size 4 diapers, wipes warmer, bottle sterilizer, dr brown
    bottles, baby bottles, nursing pillow, boppy pillow, breast pump, pump parts, teething toys, baby toys, crib mobile, baby mobile, crib sheets,
    sleep sack, sleep sacks, baby blankets, nursery decor, toddler bed, toddler chair, kids potty, potty seat, training potty, step stool toddler,
    kids tent, play tent, ball pit, kids slide, toddler slide, toddler swing, playset outdoor, kids kitchen, toy kitchen, ride on, ride on car, power
    wheels, balance bike toy, kids trike, kids wagon, toddler tower, learning tower, kids easel, play kitchen, kids toys, toddler toys, baby gear,
    baby items, baby stroller, car seats, baby bath, bottle warmer, diaper genie, diapers, cloth diapers, changing mat, easel, wheel chair, commode
    chair, blood pressure monitor, massage chair, salon chair, carrito de bebe, silla de coche, coche de bebe, siege bebe, lit bebe, poussette,
    lettino neonato, cadeira de bebe, carrinho de bebe, crib and, baby cot, kids toy, baby toy, baby jumper, bouncy seat, high chairs, baby blanket,
    kids tricycle, red wagon, chair covers, hamster wheel, goat kids, baby chicks, horse blanket, floor seats, lower level seats, upper level seats,
    gym membership, pottery wheel, spinning wheel, telescope for kids, walker with wheels, walker with seat, knee walker, transport chair, power
    chair, raised toilet seat, bath chair, adult diapers, blood sugar monitor, stroller, crib`,
  things: `playard, bassinet, nanit, booster, pampers, huggies, pumping, haakaa, pacifiers, swaddles, bassinets, cribs, bouncer, carseat, wipes, sippy, cuna
    bebe, moises, coche bebe, silla para coche, sillita, trona bebe, monitor de bebe, portabebes, andadera, panalera, corral bebe, landau poussette,
    cosy, transat bebe, porte bebe, tapis d eveil, parc bebe, lit a barreaux, babyphone, culla neonato, ovetto, marsupio neonato, box bimbi,
    sdraietta, seggiolino auto isofix, bebe conforto, berco americano, cadeirinha de carro, cadeira de alimentacao, carrinho bebe, canguru bebe,
    kinderwagen, babywanne, stubenwagen, beistellbett, wiege, tragetuch, reisebett, treppenschutzgitter, maxi cosi, laufgitter, baby gates, safety
    gate, kids table, potty chair, play doh, swing, strollers, pacifier, swaddle, walker, diaper, telescope kids, neonato, slide and swing, sippy
    cups, toy guitar kids, toy piano kids, jump rope kids, slip n slide, barber chair, couches bebe,
    婴儿推车, 婴儿背带, 儿童座椅, 餐椅, 爬行垫, 尿布台, ベビーチェア, ハイローチェア, ベビーゲート, 抱っこひも, おむつ替え, ベビーモニター, बेबी वॉकर, बच्चे का पालना, प्रैम`,
  makers: `graco, chicco keyfit, keyfit, britax, evenflo, uppababy cruz, cruz v2, vista v2, bugaboo, doona, nuna pipa, nuna mixx, bob gear, thule urban, city
    mini, city select, mockingbird, babyzen yoyo, stokke, baby bjorn, babybjorn, ergobaby, ergo 360, lillebaby, solly, tula, mamaroo, snoo, rock n
    play, halo bassinet, 4moms, medela, spectra s2, elvie, willow pump, hatch rest, keekaroo, ubbi, dockatot, boppy, skip hop, fisher price, bright
    starts, lovevery, melissa, kidkraft, little tikes, step 2, joie, cybex, besafe, hauck, recaro sitz, jane bebe, inglesina, cam, foppapedretti,
    galzerano, burigotto, baby jogger, bob stroller`,
  traits: `outgrew it, grew out, my toddler, my lo, no longer needed baby, used at grandmas, at grandparents, expires 20, not expired, never in an accident,
    straps washed, washed covers, machine washable seat, our baby, seats together`,
};
