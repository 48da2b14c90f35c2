import type { Vocabulary } from '../vocabulary';

/** What one builds, repairs and gardens with. */
export const toolsAndGarden: Vocabulary = {
  certain: `impact driver, impact wrench, cordless drill, drill driver, hammer drill, power drill, circular saw, miter saw, mitre saw, table saw, band saw, scroll
    saw, chop saw, chain saw, hedge trimmer, hedge trimmers, weed eater, weed wacker, weed whacker, string trimmer, leaf blower, leaf rake, lawn
    mower, riding mower, riding lawn mower, zero turn, zero turn mower, snow blower, snow thrower, pressure washer, power washer, air compressor,
    pancake compressor, nail gun, brad nailer, framing nailer, finish nailer, roofing nailer, soldering iron, welding helmet, mig welder, tig welder,
    stick welder, tool only, bare tool, tool battery, tool charger, tool combo kit, combo kit, tool cart, rolling tool box, ratchet set, ratchet
    wrench, hex keys, level laser, laser level, stud finder, tile cutter, shop table, saw blade, saw blades, router bits, wood router, wood lathe,
    wood clamps, bench vise, work light, step ladder, ladder rack garage, wheel barrow, garden hose, hose reel, garden tools, garden tool set, pruning
    shears, watering can, patio stones, landscape bricks, garden soil, raised garden, plant pot, plant pots, flower pots, flower pot, terracotta pot,
    terra cotta, house plant, house plants, indoor plant, potted plant, air plants, plant shelf, fiddle leaf, fiddle leaf fig, zz plant, peace lily,
    aloe vera plant, jade plant, bonsai tree, lemon tree, palm tree, rubber plant, fire pit, gas fire pit, bird bath, bird feeder, bird house, garden
    gnomes, garden decor, porch swing bed, porch rocker, outdoor chairs, outdoor table, outdoor couch, hot tub cover, above ground pool, kiddie pool,
    pool filter, pool vacuum, storage shed, compost bin, rain barrels, garden trellis, sprinkler system, moving blankets, extension cords, work
    gloves, safety glasses tools, tool pouch, tool box, tool set, tool bag, socket set, wrench set, drill set, garden set, chainsaw, pool table, caja
    de herramientas, drop leaf table, hall tree, planter box, raised garden bed, garden bench, garden shed, porch swing, bird feeders, garden gnome,
    garden statue, rain barrel, potting soil, fruit trees, extension cord, extension ladder, tool belt, hand tools, power tools, power tool, drill
    press, drill bits, drill bit set, reciprocating saw, jig saw, hand saw, belt sander, orbital sander, heat gun, staple gun, tile saw, wet saw, saw
    horses, sawhorses, pipe wrench, torque wrench, socket wrench, allen wrench, rotary tool, push mower, reel mower, electric mower, gas mower, pool
    pump, pool cover, pool ladder`,
  things: `topsoil, potting mix, landscape fabric, landscape edging, sod, paving stones, cinder blocks, tarps, firewood bundle, pavers, bandsaw, weedeater, snowblower, woodworking, houseplant, houseplants, pothos, firepit, ladders, dewalt, ryobi, milwaukee, makita, toolkit, tools,
    drill, sander, grinder, planer, jointer, chainsaws, blower, mower, trimmers, hoe, pickaxe, hatchet, maul, crowbar, sledgehammer, mallet, chisel,
    chisels, wrenches, sockets, ratchet, pliers, snips, sawhorse, scaffolding, plants, monstera, succulents, cactus, ficus, calathea, philodendron,
    alocasia, orchids, seedling, perennials, hostas, mulch, planter, planters, trowel, hosepipe, taladro inalambrico, juego de herramientas, sierra
    circular, podadora, desbrozadora, motosierra, plantas de interior, visseuse, perceuse visseuse, scie circulaire, scie sauter, tronconneuse, taille
    haie, debroussailleuse, plante verte, plantes d interieur, avvitatore, trapano avvitatore, sega circolare, motosega, decespugliatore, tagliasiepi,
    piante da interno, parafusadeira, serra circular, motosserra, rocadeira, schlagbohrmaschine, kreissäge, stichsäge, kettensäge, heckenschere,
    rasentrimmer, hochdruckreiniger, zimmerpflanze, zimmerpflanzen, laubbläser, schubkarre, vertikutierer, succulent, orchid, seedlings, rake, shears,
    ladder, shed, saw, router table, lathe, welder, wrench, tool, clamps, vise, trampoline garden, trimmer, herramienta, herramientas, scie, plante,
    plantes, garden gate, milwaukee tools, bosch drill, honda mower, toro mower, garden fountain, trellis, garden arch, garden tiller,
    电锯, 工具箱, 多肉, 盆栽, インパクトドライバー, 電動ドリル, 丸ノコ, 工具セット, 多肉植物, हथौड़ा, टूल किट, कटर मशीन`,
  makers: `dewalt 20v, ridgid, kobalt, hart tools, bauer tools, porter cable, skil, worx, greenworks, ego power, echo blower, echo chainsaw, poulan, toro, cub
    cadet, troy bilt, john deere riding, snapper mower, ariens, honda gx, gardena, wolf garten, al ko, scheppach, festool, metabo, parkside, bosch
    professional, hitachi drill, festo, matco, mac tools, snap on, husky tool, craftsman, crate and barrel, john deere mower, ego mower`,
  traits: `20v, 18v, 40v, 12v, m18, m12, one plus battery, 2 batteries, brushless, battery and charger, no battery, starts first pull, pull start, pull cord,
    mulching, carb needs, needs carb, needs carburetor, sharpened blade, ft tall plant, rooted, cuttings, propagations, pick up only heavy, battery
    powered tool`,
};
