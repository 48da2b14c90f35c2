import type { Vocabulary } from '../vocabulary';

/** Animals and what they need, what one makes things from, beauty, health, office and moving. */
export const petsCraftsAndTheRest: Vocabulary = {
  certain: `cat tree, cat condo, cat tower, litter box, automatic litter box, litter robot, cat carrier, pet carrier, cat fountain, pet fountain, pet water
    fountain, cat food, dog food, dog treats, automatic feeder, pet feeder, dog crate, dog kennel, dog bed, dog ramp, dog house, dog door, dog leash,
    dog harness, dog sweater, dog stroller, dog gate, dog toys, puppy pads, pee pads, pet camera, invisible fence, shock collar, bark collar, fish
    tank, gallon tank, gal tank, gal aquarium, gallon aquarium, tank with filter, aquarium filter, aquarium light, aquarium heater, aquarium rocks,
    aquarium gravel, gravel and filter, betta tank, fish tank stand, reptile tank, reptile terrarium, heat lamp, heat mat reptile, snake tank, gecko
    tank, hamster cage, guinea pig cage, rabbit cage, bird cage, bird stand, chicken coop, chicken feeder, yarn stash, yarn bundle, acrylic yarn, wool
    yarn, knitting needles, crochet hook, crochet hooks, crochet kit, embroidery kit, embroidery floss, cross stitch, fabric stash, fabric scraps,
    sewing kit, sewing supplies, sewing notions, acrylic paint, acrylic paints, acrylic paint set, oil paint set, watercolor paints, paint brushes,
    paint markers, copic markers, alcohol markers, colored pencils, sketch book, blank canvas, blank canvases, art supplies, art set, calligraphy set,
    stickers lot, washi tape, resin kit, mold making, candle making kit, soap making, bead kit, clay bead kit, polymer clay, pottery clay, cricut
    maker, cricut joy, cricut explore, heat press, vinyl rolls, 3d printer filament, filament rolls, makeup bundle, eyeshadow palette, lip gloss lot,
    foundation makeup, skin care, nail polish, nail kit, gel nail kit, press on nails, nail drill, hair dryer, blow dryer, hair straightener, flat
    iron, curling iron, hot rollers, dyson airwrap, revlon one step, hair tools, hair clippers, beard trimmer, electric razor, electric shaver, laser
    hair removal, electric toothbrush, water flosser, teeth whitening, foot massager, back massager, heating pad, massage table, lace front, hair
    extensions, knee scooter, walker medical, shower chair, air cast, walking boot, back brace, wrist brace, blood pressure cuff, nursing bag,
    dissection kit, lab goggles, lab kit, molecular model kit, organic model kit, model kit chemistry, white board, dry erase board, cork board,
    office supplies, school supplies, notebooks lot, printer paper, pens lot, fountain pen, desk calendar, packing supplies, moving boxes, cardboard
    boxes, wardrobe boxes, bubble wrap, packing peanuts, shipping boxes, storage tote boxes moving, mystery box, pallet of returns, free stuff pile,
    curb alert, misc items, random stuff, box of random, party supplies, party decorations, balloon arch, wedding decor, graduation decorations,
    halloween decor, halloween decorations, halloween decoration, christmas inflatables, photo backdrop party, tablecloths event, protein powder,
    water table, sand box, play pen, dog carrier, cat litter, fish tanks, aquarium, terrarium, craft supplies, yarn, fabric, fabric bundle, quilting
    fabric, embroidery thread, scrapbook supplies, cricut, oil paints, canvases, beads, beading supplies, jewelry making supplies, candle making,
    wedding decorations, shower chair medical, perfume, makeup palette, juego de mesa, juegos de mesa, silla de paseo, entradas para, jeu de societe,
    jeux de societe, jogo de tabuleiro, jogos de tabuleiro, toy box, inflatable bounce, birthday decorations, wedding arch, pet supplies, pet bed, pet
    stairs, dog stairs, dog playpen, dog clothes, dog coat, dog bowl, dog bowls, cat bed, cat house, bird supplies, bird food, parrot cage, parakeet
    cage, fish food, aquarium stand, tank stand, reptile cage, reptile enclosure, heat lamp reptile, bunny cage, skeins of yarn, knitting yarn,
    crochet yarn, quilting supplies, quilt fabric, craft kit, craft kits, crafting supplies, craft supply, art kit, paint set, drawing supplies,
    embroidery hoop, cross stitch kit, paint by number, paint by numbers, rock tumbler, knee brace, ankle boot walking, walking boot medical, tens
    unit, makeup lot, nail lamp, gel nail, packing boxes, classroom supplies, teacher supplies, classroom decor`,
  things: `quilting, watercolors, posca, scrapbook, sublimation, makeup, lipstick, airwrap, epilator, ipl, wig, tens, stethoscope, littmann, binders, notebooks,
    highlighters, planner, liquidation, preworkout, supplements, kennel, litter, leash, catnip, crochet, knitting, embroidery, crafts, perfumes,
    straightener, crutch, boxes, rascador, rascador para gato, transportin, cama para perro, jaula para, pecera, acuario, arenero, lana, ovillos,
    plancha de pelo, secador de pelo, maquillaje, perfume original, cajas de mudanza, arbre a chat, cage pour, caisse de transport, panier chien,
    aquarium complet, pelotes de laine, lisseur, seche cheveux, maquillage, cartons de demenagement, tiragraffi, trasportino gatto, cuccia cane,
    acquario completo, gomitoli lana, piastra capelli, phon, scatoloni, arranhador, caixa transportadora, casinha para cachorro, aquario completo,
    novelos de la, secador de cabelo, chapinha, maquiagem, caixas de mudanca, kratzbaum, katzentransportbox, hundekorb, hundebett, hundegeschirr,
    aquarium mit, hamsterkäfig, wollreste, stoffreste, strickwolle, glätteisen, haartrockner, föhn, parfum, umzugskartons, schminke, dog stairs, pet
    stairs, craft kit, making kit, candle making, chickens, collar, crate, cage, coop, craft, brushes, notebook paper, binder, moving supplies,
    decorating kit, wigs, razor, shaver, toothbrush, nails kit, cane, scrap metal, scrap, science kit, magic kit, perro, cachorro, cachorros, gato,
    lana para tejer, silla de ruedas, chien, chat, laine a tricoter, box bimbo, gatto, casinha de cachorro, la para trico, cadeira de rodas, dog cage,
    scrapbook paper, cricut vinyl, firewood bundle, food storage, tattoo kit, mala de viagem,
    猫包, 狗窝, 猫粮, 水族箱, 毛线团, 卷发棒, 吹风机, 直发器, 香水 正品, 口红套装, 搬家纸箱, 猫タワー, キャリーケース 猫, 犬用ベッド, 水槽セット, 毛糸セット, ヘアアイロン, 美顔器, 香水, デパコス, 段ボール, कुत्ते का बिस्तर,
    एक्वेरियम, हेयर स्ट्रेटनर, हेयर ड्रायर, परफ्यूम`,
  makers: `furminator, petmate, midwest icrate, catit, petkit, fluval, aqueon, tetra, marina tank, eheim, juwel, lion brand, red heart yarn, caron yarn, bernat,
    sephora, fenty, nyx, rare beauty, charlotte tilbury, tarte, morphe, colourpop, urban decay, naked palette, anastasia, too faced, glossier, drunk
    elephant, the ordinary, cerave, la mer, chanel perfume, baccarat, ysl libre, black opium, dior sauvage, jo malone, bath and body works, ghd, t3,
    chi iron, conair, revlon, beachwaver, shark flexstyle, olaplex, philips lumea, braun ipl, oral b, sonicare, waterpik, theralight, expo markers,
    crayola, littlest pet shop, midwest crate, parker pen, mac makeup, drive medical`,
  traits: `gallon, w hood, swatched, swatched once, half used, used twice perfume, ml perfume, ounces left, balls of yarn, acrylic, wip, unfinished project, mix
    of sizes, trash bags worth, scratched up, clawed, chewed on, litter trained, food bowl`,
};
