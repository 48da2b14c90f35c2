import type { Vocabulary } from '../vocabulary';

/** What one wears, from head to ankle. */
export const garments: Vocabulary = {
  certain: `band tee, graphic tees, graphic tee, prom dress, prom gown, formal gown, quince dress, bridesmaid dresses, mother of the bride, rain jacket, puffer
    vest, fleece vest, quarter zip, half zip, full zip hoodie, zip up hoodie, crewneck sweatshirt, college sweatshirt, university hoodie, frat shirts,
    football shirt, rugby shirt, nfl jersey, throwback jersey, soccer kit shirt, mens suit, two piece suit, suit pants, suit vest, dress pants, dress
    socks, work shirts, chef pants, scrub tops, lab coat, nurse uniform, ski suit, ski bibs, snow bibs, bike shorts fashion, gym leggings, align
    leggings, compression leggings, swim top, bikini top, one piece swimsuit, cover up, halloween costume, banana costume, adult costume, renaissance
    costume, cosplay costume, ugly christmas sweater, fur vest, leather pants, leather skirt, cargo pants, parachute pants, baggy jeans, mom jeans,
    carpenter pants, skinny jeans, low rise jeans, corduroy pants, corduroy jacket, corduroy blazer, denim skirt, denim vest, sequin dress, sweater
    dress, slip dress, bodycon dress, jersey dress, maternity top, nursing bras, sports bras, boxer briefs, tube socks, wool socks, thermal leggings,
    t shirt, t shirts, tee shirt, tank top, crop top, wedding dress, bridal gown, evening gown, bridesmaid dress, cocktail dress, maxi dress, summer
    dress, sun dress, ball gown, maternity jeans, maternity dress, leather jacket, denim jacket, jean jacket, bomber jacket, puffer jacket, down
    jacket, winter coat, trench coat, ski jacket, ski pants, snow pants, snow suit, pea coat, fur coat, dress shirt, polo shirt, button up, school
    uniform, yoga pants, sports bra, bathing suit, cycling jersey bibs, baseball cap, suit jacket, sport coat, pant suit, three piece suit, vestido de
    novia, ropa de bebe, ropa de nina, ropa de nino, robe de mariee, vetements bebe, vetements enfant, costume da bagno, vestido de noiva, roupa de
    bebe, roupas de bebe, motorcycle style jacket fashion, choir dress, bar mitzvah suit, quinceanera dress, homecoming dress, flower girl dress,
    communion dress, christening gown, graduation gown, cheer uniform, rain coat, yoga leggings, work pants, winter jacket, fleece jacket, wool coat,
    wool sweater, concert tee, band t shirt, football jersey, soccer jersey, basketball jersey, hockey jersey, baseball jersey, sports jersey, team
    jersey, nba jersey`,
  things: `coveralls, tshirt, tshirts, longsleeve, crop, sweats, hoodie, quarterzip, windbreaker, puffer, nuptse, shacket, peacoat, trench, blazer, sportcoat,
    waistcoat, gown, slacks, chinos, skort, culotte, legging, yoga pant, tights, undershirt, tank, tanktop, bralette, bralettes, thong, panties,
    briefs, lingerie set, kimono robe, robe, bathrobe, nightshirt, pjs, jammies, onesie adult, poncho, shawl, wrap skirt, sarong, tutu skirt,
    bloomers, petticoat, corset top, bustier, bolero, shrug, cardi, mitten, glove, scarf, beanie, toque, balaclava, ear warmers, trucker hat, dad hat,
    fitted cap, visor hat, ball cap, newsboy cap, sudadera con capucha, chamarra, chompa, buzo, playera, polera, remera, campera, saco de vestir,
    pollera, vestido de fiesta, ropa de mujer, ropa de hombre, abrigo de lana, sweat a capuche, robe d ete, robe de soiree, tshirt homme, blouson
    cuir, pantalon femme, manteau laine, bonnet laine, lot de vetements, giacca di pelle, vestito lungo, felpa con cappuccio, maglione di lana,
    cappotto lana, vestito da sera, moletom com capuz, vestido de festa, jaqueta de couro, casaco de inverno, roupa feminina, wintermantel,
    lederjacke, jeansjacke, abendkleid, brautkleid, herrenhemd, damenhose, winterjacke, regenjacke, strickpullover, shirt, shirts, tee, tees, sweater,
    sweatshirt, vest, jacket, coat, jeans, pants, leggings, skirt, dress, bra, socks, swimsuit, costume, uniform, mittens, jersey, hoodies, culottes,
    corduroys, ropa, jersey de lana, vestido, vestidos, vetement, vetements, jean, costume homme, vestito, calca jeans, tops, womens top, jerseys, arm
    warmers, leg warmers, visor cap, wedding suit, wedding guest dress, graduation dress, formal dress, party dress, black dress, blue dress, red
    dress, white dress, vest top, cashmere sweater, aran sweater, christmas sweater, ugly sweater, varsity jacket, letterman jacket, denim shorts,
    flare jeans, jean shorts, maxi skirt, mini skirt, pencil skirt, pleated skirt, nursing bra, lab coat clothing, chef coat, prom dresses, wedding
    gown, beanies, costumes, swimsuits,
    汉服, 马甲, 卫衣, 衬衣, 羊绒衫, 裙, ロングコート, カーディガン, ベスト, スウェット, フリース, जैकेट लेदर, लेदर जैकेट, ओवरकोट`,
  makers: `better sweater, synchilla, retro x, align, scuba hoodie, define jacket, aritzia, brandy melville, skims, garage brand, pacsun, hot topic, vineyard
    vines, southern tide, l l bean, ll bean, lands end, eddie bauer, mountain hardwear, marmot, cotopaxi, dickies, wrangler jeans, true religion, 7
    for all mankind, lucky brand, ag jeans, agolde, citizens of humanity, essentials hoodie, fear of god, kith, carhartt wip, ralph lauren, brooks
    brothers, mens wearhouse, jos a bank, white house black market, ann taylor, talbots, chicos, torrid, lane bryant, fashion nova, princess polly,
    edikted, cupshe, aerie, victoria secret, pink hoodie, nautica, izod, starter jacket, mitchell ness, new era, cotton on, pull and bear, c a,
    bonprix, kik, sandro, maje, jules, celio, kiabi, petit bateau, benetton, ovs, terranova, renner, hering, farm rio, lee jeans, guess jeans`,
  traits: `size 4, size 6, size 8, size 12, sz m, sz 6, sz l, mens l, mens m, mens xl, womens s, womens small, womens medium, womens large, medium, fits like a
    medium, oversized fit, thrifted, 40r, 42r, 38r, 42 long, w32, 32x32, 34x30, floor length, elbow patches, pit to pit, armpits, fits a small, shrunk
    in the wash, no stains or holes, runs big, altered, tailored, detachable hood, fur lined, insulated, water repellent, goretex, gore tex, zip up,
    vintage tee, vintage dress`,
};
