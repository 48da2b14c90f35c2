import type { Vocabulary } from '../vocabulary';

/** What one cooks with and eats from. */
export const kitchen: Vocabulary = {
  certain: `coffee machine, coffee pods, k cup, k cups, keurig mini, pour over coffee, moka pot, coffee press, milk frother, coffee table tray, electric kettle,
    water kettle, tea pot set, tea set kitchen, air fryer, air fryer oven, toaster oven, rice cooker, egg cooker, slow cooker, instant pot, hot pot
    cooker, electric skillet, waffle iron, sandwich maker, quesadilla maker, popcorn maker, popcorn machine, cotton candy machine, ice maker, ice
    cream machine, yogurt maker, soda machine, bread machine, pasta maker, food scale, kitchen scale, meat grinder, meat slicer, meat thermometer,
    vacuum sealer, personal blender, hand blender, smoothie blender, smoothie maker, stand mixer, mixer attachment, knife set, knife block, chef
    knife, chef s knife, cutting board, cutting boards, baking pan, baking dish, sheet pan, muffin tin, cake stand, cake decorating, cookie cutters,
    rolling pin, mixing bowl, measuring cups, dish rack, dish drying rack, drying rack dishes, water bottle brush, water pitcher, brita filter, brita
    pitcher, water filter pitcher, lunch containers, food containers, meal prep containers, glass containers, dish set, dinner set, plate set, bowl
    set, glass set, pint glasses, shot glasses, wine rack, wine fridge, wine opener, cocktail set, cocktail shaker, bar glasses, beer tap, keg tap,
    spice set, trash can, kitchen trash can, garbage can, recycling bin, paper towel holder, oven mitts, dish towels, kitchen towels, apron kitchen,
    table runner, casserole dish, dutch oven, cast iron pan, cast iron skillet, nonstick pan, frying pans, stock pot, pressure cooker, pot set, pans
    set, cooking utensils, silverware organizer, kitchen island, microwave oven, coffee maker, coffee grinder, hand mixer, ice cream maker, bread
    maker, waffle maker, pizza oven, macchina del caffe, tea kettle, espresso maker, french press, drip coffee, coffee mugs, immersion blender, deep
    fryer, panini press, pots and pans set, pan set, mixing bowls, glass bowls, serving dishes, tea cups, silverware set, kitchen utensils, kitchen
    stuff, kitchen items, storage containers, wine glass set, beer glasses, concrete mixer, cement mixer, kitchen sink, garage door opener`,
  things: `canning jars, mason jar, jam jars, kegerator, placemats, keurig, nespresso, espresso, aeropress, chemex, percolator, frother, airfryer, crockpot, ricecooker, nutribullet, blender,
    vitamix, mixer, juicer, toaster, microwave, microwaves, kettle, skillet, wok, saucepan, stockpot, roaster, steamer basket, colander, strainer,
    peeler, grater, whisk, spatula, ladle, tongs, mandoline, tupperware, pyrex, corningware, tumbler, goblets, carafe, decanter glass, pitcher,
    teacup, saucers, ramekins, silverware, utensil, dishware, dishes set, crockery, serveware, trivet, bento, freidora de aire, cafetera italiana,
    juego de ollas, juego de vajilla, juego de cuchillos, friteuse, robot cuisine, robot de cuisine, batterie de cuisine, service de table, macchina
    da caffe, servizio di piatti, robot da cucina, friggitrice ad aria, panela de pressao, jogo de panelas, jogo de pratos, fritadeira, fritadeira
    eletrica, air fryer mondial, kaffeevollautomat, heissluftfritteuse, topfset, geschirrset, messerblock, brotbackautomat, standmixer, pans, pots and
    pans, bowls, wine glasses, crystal glasses, utensils, tray, thermometer, vajilla, olla, ollas, macchina caffe, piatti, pratos, panela, panelas,
    frying pan, roasting pan, sauce pan, cake pan, mobili cucina, pot rack, cake pans, paint cans,
    炒锅, 平底锅, 高压锅, 破壁机, 豆浆机, 面包机, 餐盘, 炊飯ジャー, ホットプレート, 電気ケトル, 電気圧力鍋, ホームベーカリー, प्रेशर कुकर, मिक्सर ग्राइंडर, जूसर, इंडक्शन चूल्हा`,
  makers: `ninja foodi, foodi, creami, magic bullet, sunbeam, black and decker toaster, presto, hamilton beach blender, mr coffee, technivorm, baratza, gaggia,
    rancilio, lelit, sage barista, bambino plus, dolce gusto, tassimo, senseo, lavazza, zojirushi, tiger rice, calphalon, all clad, t fal, tfal,
    always pan, our place, caraway pans, hexclad, scanpan, lodge pan, anchor hocking, oxo, pampered chef, wusthof, shun knife, global knives,
    victorinox knife, joseph joseph, brabantia, simplehuman, brita, soda stream, yeti mug, stanley cup, villeroy boch, rosenthal, arzberg, arcopal,
    luminarc, duralex, tramontina, polishop, magefesa, monix, bialetti, alessi, guzzini, seb, moulinex, magimix, cookeo, monsieur cuisine, monsieur
    cuisine connect, kitchen aid, ninja blender, philips airfryer, braun mixer`,
  traits: `12 cup, 6 qt, 8 qt, quart, dishwasher safe, microwave safe, oven safe, bpa, steam rack, crumb tray, with lid, lids, matching lids, serves 4, serves 6,
    place settings, service for 8, chipped plate, cast iron, pin massif`,
};
