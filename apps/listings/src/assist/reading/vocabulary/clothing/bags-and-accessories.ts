import type { Vocabulary } from '../vocabulary';

/** What one carries and puts on over the clothes. */
export const bagsAndAccessories: Vocabulary = {
  certain: `canvas tote, tote bags, sling bag, belt bag, bum bag, waist bag, evening bag, evening clutch, shoulder purse, hobo bag, bucket bag, mini backpack,
    backpack purse, laptop backpack, school backpack, rolling backpack, travel backpack, carry on bag, carry on luggage, checked luggage, suitcase
    set, gym duffel, garment bag, toiletry bag, makeup bag, cosmetic bag, passport holder, card case, money clip, prescription glasses, blue light
    glasses, glasses case, ski gloves, driving gloves, leather gloves, touchscreen gloves, winter hat, sun hat, straw hat, hair clips, hair bow, silk
    scarf, infinity scarf, tie and pocket square, necktie lot, ties lot, bow tie, pocket square, belt buckle leather, umbrella folding, fanny pack,
    lunchbox bag, bag of clothes, clothing lot, hand bag, tote bag, shoulder bag, cross body bag, crossbody bag, messenger bag, duffel bag, duffle
    bag, gym bag, weekender bag, school bag, sun glasses, reading glasses, leather belt, leather bag, leather purse, designer bag, designer purse,
    carry on suitcase, luggage set, travel bag, lunch bag`,
  things: `purse, tote, clutch, carryon, luggage, suitcases, suitcase, duffel, duffle, eyeglasses, scrunchies, headbands, bandanas, wristlet, satchel, messenger,
    briefcase, attache, duffels, weekender, pouch, wallet, bifold, coin pouch, lanyard wallet, shades, sunnies, aviators, wayfarers, bolso de mano,
    bandolera, rinonera, maleta cabina, gafas graduadas, sac bandouliere, sacoche, sac banane, valise cabine, lunettes, borsa a tracolla, marsupio,
    trolley cabina, occhiali, bolsa de couro, pochete, mochila escolar, oculos, rucksack, umhängetasche, reisekoffer, bauchtasche, sonnenbrillen,
    rucksäcke, gloves, belts, cufflinks tie, backpack, carry on, headband, bandana, sac, occhiali da sole, bow ties, snow gloves, coin purse, card
    holder, key case, purses, clutch bag, backpacks, wallets, coach bag,
    单肩包, 斜挎包, 腰包, 眼镜, ショルダーバッグ, ボストンバッグ, メガネ, キャリーケース, हैंडबैग, बैकपैक, सूटकेस ट्रॉली`,
  makers: `neverfull, speedy 30, keepall, birkin, marmont, le pliage, pochette, lv bag, loungefly, dooney bourke, dooney, brahmin, rebecca minkoff, telfar,
    baggu, coach tabby, cult gaia, jw pei, bottega, mcm, osprey daylite, north face borealis, borealis, jester backpack, dakine backpack, tumi, away
    luggage, away carry on, american tourister, delsey, briggs riley, peak design everyday, bellroy, goodr, maui jim, costa del mar, warby parker,
    persol, quay, holbrook, clubmaster, bric s, desigual bolso, parfois, misako, lancel, lancaster sac, eastpak, chanel bag, glasses frames`,
  traits: `dust bag, dustbag, authenticity card, date code, crossbody strap, gold hardware, silver hardware, interior pocket, laptop sleeve inside, polarized,
    polarised, spinner wheels, tsa lock, monogram, lining, faux leather, tags on`,
};
