import type { Vocabulary } from '../vocabulary';

/** What one takes into the woods, onto the water and into the snow. */
export const outdoors: Vocabulary = {
  certain: `camping hammock, eno hammock, hammock straps, double hammock, rain fly, tent footprint, 2 person tent, 3 person tent, 8 person tent, pop up tent,
    rooftop tent camping, canopy tent, pop up canopy, sleeping pads, air pad, down sleeping bag, camp pillow, camp table, camping table, camping
    lantern, camping set, backpacking stove, propane stove camp, mess kit, water bladder, hydration pack, hiking bag, hiking pole, trekking pole,
    backpack frame, 50l pack, climbing rope, climbing shoe, climbing holds, chalk bag, bouldering pad, harness climbing, ice screws, avalanche beacon,
    avalanche gear, bear can, dry bag, dry bags, cooler wheels, yeti cooler, igloo cooler, camp cooler, inflatable kayak, kayak paddle, canoe paddle,
    sup board, paddle boards, life jacket, boogie boards, surfboard fins, surfboard leash, spring suit, swim goggles, swim cap, snorkel mask, dive
    mask, fins and mask, fishing rod combo, rod and reel, spinning reel, fly reel, fly fishing, fishing vest, fishing net, fishing waders, crab trap,
    fish finder, tackle boxes, box of flies, hunting knife, pocket knife, compound bow, hunting boots, camo jacket hunting, tree stands, duck calls,
    trail camera hunting, rifle scope, ski jacket and pants set, ski set, skis and boots, ski boots, snowboard boots, snowboard bag, ski bag,
    snowboard helmet, snowboard with bindings, ice skates, hockey skate, snow tube, spotting scope, compass hiking, disc golf set, disc golf discs,
    sleeping pad, camping tent, camping stove, camping chair, camping chairs, camping gear, hiking backpack, hiking poles, trekking poles, fishing
    rod, fishing reel, fishing rods, fishing pole, fishing tackle, fly rod, water skis, ski poles, cross country skis, snowshoes, climbing shoes,
    climbing harness, diving suit, wet suit, hunting bow, recurve bow, shoulder pads, cricket kit, life vest, saco de dormir, cana de pescar, tabla de
    surf, sac de couchage, canne a peche, canna da pesca, scarponi da sci, vara de pesca, ski rack, kayak rack, bow flex, goalie pads, football pads,
    snowboard bindings, ski gear, ski goggles, snow goggles, downhill skis, kids skis, cross country ski, ice fishing, fishing kayak, sit in kayak,
    tandem kayak, life jackets, life vests, snorkel set, scuba tank, scuba regulator, camp stove, camping cot, camp chair, camp chairs, camp cookware,
    backpacking tent, backpacking pack, hiking pack, internal frame pack, external frame, headlamp, duck decoys, hunting blind, crash pad, ski vest`,
  things: `65l, headlamps, pfd, wetsuit, scuba, baitcaster, downrigger, arrows, snowshoe, sled, snowtube, binoculars, horseback, tent, tents, hammock, kayak,
    kayaks, canoe, surfboard, skis, snowboard, bindings, crampon, carabiner, waders, reels, rods, lures, decoys, snorkels, wetsuits, sleepingbag,
    backpacking, carpa para, bolsa de dormir, tienda de campana, mochila de trekking, tabla de snowboard, botas de esqui, patines de hielo, cana de
    pesca, tente 2 places, tente 4 places, sac de rando, sac de randonnee, chaussures de ski, skis alpins, canne peche, tenda 4 posti, zaino trekking,
    sci alpino, attacchi sci, canna pesca, barraca de camping, mochila cargueira, vara de pesca molinete, wanderrucksack, campingstuhl, kletterseil,
    klettergurt, alpinski, langlaufski, snowboardboots, angelrolle, snorkel, goggles, ski, hammock camping, trekking, crampons, reel, lure, discs,
    knee pads, elbow pads, esquis, esqui, pesca, tente, peche, gants de boxe, sci, tenda de campismo, luvas de boxe, bike cooler, bow hunting, 4
    person tent, carabiners,
    登山杖, 登山包, 雪板, 雪鞋, 钓竿, 折叠椅 露营, タープ, アウトドアチェア, スノーボードブーツ, スキーブーツ, ロッド, ट्रैकिंग बैग, स्लीपिंग बैग`,
  makers: `burton, burton custom, lib tech, gnu board, capita, rossignol, salomon ski, atomic ski, k2 ski, nordica, tecnica, dalbello, armada, line skis, dakine,
    smith goggles, oakley goggles, giro helmet, rei half dome, half dome, marmot tent, msr hubba, osprey 65l, osprey atmos, osprey aether, gregory
    pack, deuter pack, eno, eno double, kammok, therm a rest, thermarest, nemo tent, scarpa, la sportiva, five ten, evolv, petzl, mammut, prana chalk,
    perception kayak, wilderness systems, dagger kayak, lifetime kayak, sun dolphin, bote sup, isle sup, catch surf, wavestorm, body glove, xcel
    wetsuit, shimano reel, lews, kastking, zebco, ugly stik, rapala, redington, sage fly rod, temple fork, hoyt, mathews bow, bear archery, vortex
    scope, vortex optics, bushnell, nikon monarch, leupold, concept 2, salomon skis, atomic skis, shakespeare rod, pelican kayak, intex kayak`,
  traits: `season bag, degree bag, 20 degree, zero degree, w bindings, with bindings, rubber edges, edges have, base scratches, core shots, waxed, 156, 158, 5wt,
    5 wt, 6wt, one trip, backpacked, seam tape, aluminum frame, aluminium frame, carbon frame, frame size, cm frame, 4 person, 2 person, two person, 6
    person, waterproof tent`,
};
