import type { Vocabulary } from '../vocabulary';

/** What one sits, lies and works on, and keeps things in. */
export const furniture: Vocabulary = {
  certain: `futon mattress, mattress topper, mattress pad, twin xl, twin xl mattress, bed riser, bed risers, bunk beds, loft bed, bed rails wood, metal frame bed,
    box springs, dorm chair, dorm furniture, dorm room, dorm desk, moon chair, saucer chair, butterfly chair, lounge chair, chaise lounge, accent
    chairs, club chair, sofa chair, sleeper couch, couch and loveseat, sofa set, sectional couch, l shaped couch, reclining sofa, ottoman with
    storage, bench with storage, storage bench, storage ottoman, storage cube, cube organizer, cube shelf, over the toilet, bathroom shelf, shoe
    shelf, shoe storage, closet rod, clothing rack, clothes rack, garment rack, coat hooks, wardrobe closet, portable closet, drawer organizer,
    plastic drawers, storage drawers, storage bins, under bed storage, laundry hamper, laundry basket, tv table, tv console, media cabinet, bar
    cabinet, bar cart, kitchen cart, microwave cart, kitchen table and chairs, table and chairs, table with chairs, breakfast nook, high top table,
    pub table, counter stools, stools set, patio table, bistro set, folding chair, camping table folding, plastic chairs, step shelf, ladder shelf,
    corner shelf, wall shelves, book stand shelf, record cabinet, display case, display cabinet, glass cabinet, gun cabinet wood, hope chest, cedar
    chest, blanket chest, steamer trunk, secretary desk, vanity set, makeup vanity, vanity mirror, standing mirror, kids desk, kids table and chairs
    wood, drafting table, sewing desk, office desk, lap desk, desk lamp, desk organizer, monitor riser wood, standing desk frame, office chair,
    ergonomic chair, mesh chair, gaming chair, secretlab chair, massage recliner chair, rocker recliner, rocking chair, glider chair, nursery glider,
    tv stand, tv cabinet, end table, console table, vanity table, work bench, desk chair, gaming desk, standing desk, computer desk, writing desk, arm
    chair, dining chairs, dining chair, bar stool, bar stools, folding chairs, lawn chair, patio furniture, outdoor furniture, book shelf, book
    shelves, book case, bunk bed, sofa bed, sleeper sofa, day bed, air mattress, box spring, king size bed, queen bed, queen mattress, king mattress,
    twin bed, chest of drawers, china cabinet, filing cabinet, file cabinet, kitchen cabinet, storage box, medicine cabinet, divano letto, sofa cama,
    folding table, accent chair, wingback chair, wing chair, adirondack chairs, adirondack chair, papasan chair, bean bag chair, swivel chair, rolling
    chair, glider rocker, massage recliner, power recliner, lift chair, queen size bed, queen size mattress, king bed, full bed, full size bed, full
    size mattress, twin mattress, platform bed, canopy bed, murphy bed, trundle bed, corner desk, l shaped desk, roll top desk, student desk, desk and
    chair, wood desk, storage cabinet, corner cabinet, curio cabinet, media console, jewelry armoire, raised bed, lawn chairs, patio chairs, bed
    spread, wall shelf, floating shelves, step stool, tool cabinet, kitchen cabinets, bathroom vanity, wood flooring, scrap wood, barn wood, reclaimed
    wood, fire wood`,
  things: `futon, bedframe, papasan, cubby, cubbies, barstools, couch, sofa, sectional, loveseat, dresser, drawers, nightstand, bed, bedset, headboard, mattress,
    mattresses, desk, hutch desk, table, coffee tables, end tables, nesting tables, armoire, wardrobe, chiffonier, highboy, buffet table, credenza,
    console, vanity, stool, barstool, chair, recliner, rocker, glider, ottoman, footrest, pouffe, beanbag, bean bag, hammock chair, shelving, shelves,
    locker, lockers, cabinets, pantry cabinet, room divider, folding screen, mesita de noche, silla gamer, cama matrimonial, cabecera, cajonera,
    zapatero, librero, librero de madera, canape convertible, chaise de bureau, bureau, lit coffre, meuble tv, buffet bois, scrivania, scarpiera,
    letto matrimoniale, rete letto, sedia ufficio, sedia gaming, guarda roupa casal, cama de casal, comoda, rack tv, cadeira de escritorio, cadeira
    gamer, schlafsofa, ecksofa, couchtisch, esstisch, bürostuhl, kleiderschrank, lattenrost, bettgestell, sideboard, schuhschrank, boxspringbett,
    hochbett, wohnwand, fabric couch, fabric sofa, leather couch, leather sofa, ikea furniture, chairs, stools, bench, closet organizer, cabinet,
    buffet, shelf, drawer, trunk, beds, furniture, hamper, organizer, wood splitter, escritorio, chaise, chaises, sedia, letto, cadeira, cadeiras,
    baby gate wood, mobile tv, nightstands, sofa table, ottoman storage, ashley furniture, casper mattress, bed slats, entry bench, mudroom bench,
    shoe cabinet, linen cabinet, bathroom cabinet, vanity top, cabinet handles, raised beds, patio chair, sofa de,
    单人床, 双人床, 书柜, 鞋柜, 电脑椅, 电脑桌, 转椅, 床头柜, 折叠桌, オフィスチェア, ローテーブル, ダイニングテーブル, シングルベッド, ベッドフレーム, カラーボックス, チェスト, ड्रेसिंग टेबल, स्टडी टेबल, डबल बेड, ऑफिस चेयर`,
  makers: `kallax, malm, hemnes, billy, lack, poang, friheten, ektorp, kivik, klippan, linnmon, alex drawer, alex drawers, micke, bekant, markus, brimnes,
    expedit, songesand, tarva, nordli, besta, ivar, trofast, raskog, vittsjo, lerhamn, ingo, docksta, strandmon, landskrona, stocksund, vimle,
    songmics, zinus, nectar, tuft and needle, novogratz, sauder, south shore, bush furniture, lazboy, la z boy, ethan allen, ashley, bernhardt,
    stickley, broyhill, lane furniture, drexel, heywood wakefield, thomasville, knoll, hon chair, uplift desk, flexispot, autonomous desk, vari desk,
    restoration hardware, rh sofa, target furniture, threshold, room essentials, world market, rooms to go, bobs furniture, conforama, but meuble,
    xxxlutz, mondo convenienza, tok stok, purple mattress`,
  traits: `pull out, pull out bed, folds flat, slat, slats, one slat, seat cushions, couch cushions, upholstered seat, drawers work, drawer sticks, drawers
    stick, assembled already, already assembled, solid oak, laminate top, veneer, u pick up, u haul, ground floor, third floor walk up, needs two
    people, two people to carry, seats 4, seats 6, full mattress, maple wood, solid wood, 4 chairs, 6 chairs, two chairs, double bed, single bed,
    living room, dining room, antique wood, camera da letto`,
};
