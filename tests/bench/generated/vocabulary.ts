import type { Category } from '@vybac/contracts/listings';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** What is sold, by category; two words that belong together are joined by an underscore. */
export const things: Readonly<Record<Category, readonly string[]>> = {
  electronics:
    words(`laptop phone tablet monitor keyboard mouse headphones earbuds camera lens tripod television soundbar speaker
    amplifier turntable receiver projector router modem printer scanner console controller joystick smartwatch charger powerbank
    microphone webcam drone gimbal calculator radio walkman camcorder motherboard processor graphics_card power_supply hard_drive
    memory_card docking_station cable adapter stylus e-reader thermostat doorbell vacuum subwoofer headset game_boy oscilloscope
    multimeter soldering_iron switch antenna remote dictaphone cassette_deck`),
  clothing:
    words(`jacket coat parka blazer suit tuxedo shirt blouse sweater cardigan hoodie sweatshirt dress skirt jeans trousers
    leggings shorts dungarees overalls jumpsuit kimono poncho scarf gloves mittens hat beanie cap fedora belt tie waistcoat vest
    boots sneakers trainers loafers sandals slippers heels brogues moccasins clogs handbag backpack rucksack wallet purse tote
    raincoat windbreaker swimsuit bikini pyjamas bathrobe tracksuit jersey turtleneck petticoat corset anorak`),
  'home-garden':
    words(`sofa couch armchair recliner ottoman table desk chair stool bench bookshelf bookcase wardrobe dresser
    nightstand cabinet sideboard bed mattress headboard crib rug carpet curtain blinds lamp chandelier lantern mirror vase clock
    candlestick picture_frame cushion duvet blanket quilt pillow kettle toaster blender mixer microwave oven fridge dishwasher
    washing_machine dryer freezer saucepan skillet casserole teapot crockery cutlery lawnmower hedge_trimmer wheelbarrow rake spade
    shovel hose sprinkler greenhouse planter barbecue firepit parasol hammock trellis compost_bin workbench drill sander chisel
    wrench ladder toolbox jigsaw vise dehumidifier radiator fireplace espresso_machine pressure_cooker grinder`),
  'sporting-goods':
    words(`bicycle bike scooter skateboard longboard snowboard skis goggles helmet wetsuit surfboard paddleboard kayak
    canoe paddle tent sleeping_bag stove compass binoculars racket paddle football basketball volleyball baseball bat mitt golf_clubs
    putter dumbbell kettlebell barbell treadmill rowing_machine elliptical yoga_mat trampoline crossbow bow arrows fishing_rod reel
    tackle_box harness carabiner crampons snowshoes rollerblades ice_skates saddle stirrups punching_bag dartboard pool_cue
    table_tennis bike_trailer child_seat pannier derailleur crankset handlebar`),
  collectibles:
    words(`figurine statue coin stamp medal banknote postcard poster comic trading_card doll teddy dollhouse model_train
    locomotive diecast snow_globe thimble teacup plate tankard stein decanter porcelain ceramic icon tapestry typewriter sextant
    barometer gramophone jukebox pinball helmet badge pennant lunchbox marbles kaleidoscope music_box ornament autograph lithograph
    etching woodcut sculpture mask totem lighter tin advertising_sign map globe`),
  books:
    words(`novel textbook hardcover paperback atlas encyclopedia dictionary cookbook biography memoir thriller anthology poems
    guidebook manual manga graphic_novel workbook songbook atlas trilogy boxed_set first_edition almanac thesaurus handbook fable
    chronicle`),
  vehicles:
    words(`sedan hatchback convertible pickup van camper caravan trailer motorcycle moped scooter quad tractor dinghy sailboat
    motorboat outboard wheels tyres rims roof_rack bumper windshield exhaust gearbox alternator radiator battery towbar dashcam
    carburetor headlight spoiler hubcaps sidecar tailgate winch jetski`),
  services:
    words(`tutoring lessons babysitting cleaning gardening painting plumbing moving tailoring translation photography
    catering repairs dog_walking haircut massage carpentry tuning piano_lessons web_design proofreading upholstery`),
  software:
    words(`licence game antivirus spreadsheet editor plugin synthesizer simulator encyclopedia font_pack operating_system
    expansion sample_library photo_editor bookkeeping`),
  'musical-instruments':
    words(`guitar bass ukulele banjo mandolin violin viola cello double_bass harp piano organ synthesizer
    accordion harmonica melodica flute piccolo clarinet saxophone trumpet trombone tuba horn oboe bassoon drums snare cymbals
    djembe bongos xylophone marimba metronome pedal amplifier capo music_stand bagpipes recorder sitar tabla theremin`),
  'jewelry-watches':
    words(`ring necklace bracelet earrings brooch pendant locket anklet cufflinks watch chronograph pocket_watch
    tiara choker bangle signet amulet chain stopwatch strap`),
  other:
    words(`stroller highchair playpen car_seat puzzle board_game playmobil aquarium terrarium birdcage kennel dog_bed cat_tree
    saddlebag easel canvas sewing_machine yarn loom spinning_wheel kiln beads crutches wheelchair walker suitcase umbrella
    telescope microscope metal_detector whiteboard filing_cabinet shredder till mannequin wedding_arch fairy_lights costume`),
};

export const kinds =
  words(`vintage antique classic modern retro compact portable professional foldable folding electric manual wireless
  handmade handcrafted original limited rare small large medium mini heavy light lightweight tall narrow wide adjustable ergonomic
  industrial rustic scandinavian victorian baroque minimalist bohemian embroidered quilted knitted padded waterproof insulated
  inflatable magnetic digital analog acoustic semi-acoustic mechanical solar stackable reversible upholstered lacquered polished
  brushed distressed restored refurbished refinished signed numbered boxed sealed unopened barely_used well-loved sturdy delicate
  elegant colourful striped checkered floral paisley polka_dot geometric abstract kids toddler womens mens unisex beginner advanced
  student travel outdoor indoor bedside corner`);

export const materials =
  words(`oak walnut pine teak mahogany birch beech bamboo rattan wicker leather suede denim corduroy velvet silk
  satin linen cotton wool cashmere merino fleece tweed canvas nylon polyester steel stainless iron copper brass bronze silver gold
  pewter titanium aluminium carbon chrome marble granite slate glass crystal porcelain terracotta enamel ceramic jade amber pearl
  turquoise sapphire emerald ruby opal garnet`);

export const colours =
  words(`black white grey silver navy blue red burgundy green olive khaki beige cream ivory brown tan yellow mustard
  orange coral pink magenta purple lavender teal mint charcoal maroon indigo`);

export const brands =
  words(`sony samsung panasonic philips canon nikon olympus fujifilm pentax leica bose sennheiser marantz denon yamaha
  kenwood pioneer technics logitech corsair razer asus lenovo dell toshiba acer huawei motorola nokia garmin fitbit gopro dyson miele
  bosch siemens braun krups delonghi kitchenaid smeg tefal moulinex makita dewalt stihl husqvarna gardena ikea habitat ercol artek
  thonet levis wrangler lacoste burberry barbour patagonia columbia timberland birkenstock converse adidas puma asics salomon
  quechua fjallraven deuter osprey vaude coleman shimano campagnolo brompton gazelle batavus peugeot raleigh cannondale giant
  bianchi specialized burton rossignol atomic fischer wilson prince babolat callaway titleist fender gibson ibanez epiphone
  steinway roland korg moog casio selmer buffet zildjian ludwig shure neumann omega seiko citizen tissot longines swatch swarovski
  pandora playmobil lego marklin hornby corgi matchbox steiff wedgwood rosenthal meissen villeroy lladro royal_copenhagen zippo
  volkswagen toyota renault citroen fiat skoda volvo vespa piaggio kawasaki suzuki ducati triumph thule bugaboo chicco stokke
  rowenta vorwerk leifheit tupperware wusthof zwilling`);

export const remarks =
  words(`mint boxed complete working tested spares repair bundle pair bargain clearance collection_only
  excellent hardly_used with_receipt with_case size_small size_medium size_large`);

const beginnings =
  words(`al an ar bel bor bran cal cor dal dor el en fal fen gar gil hal har is jor kal kel lan lor mal mar mel nor ol
  or pel quin ral ros sal sel tal thor ul val ver wal wil yar zan`);
const middles = words(`a e i o u an ar el en er il in on or un ven dar lin mor tan vin zel bri cas dre gon`);
const endings =
  words(`ac ane ard as by dale dra el en er ford gen ia ick ier in ing io is ker la len ley lo man mere mond na ner o
  ova rick ris ro sen son stad ston ta ter ton us va vale ville vin wick win wood zen`);

/** Names of makers, series, authors and places, of which real ads are full; made of syllables, each one once. */
export const names: readonly string[] = [
  ...new Set(
    beginnings.flatMap((one, first) =>
      middles.flatMap((other, second) =>
        endings.filter((_, third) => (first * 7 + second * 5 + third * 3) % 14 === 0).map((last) => one + other + last),
      ),
    ),
  ),
];
