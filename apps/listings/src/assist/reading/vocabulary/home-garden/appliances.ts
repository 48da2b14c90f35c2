import type { Vocabulary } from '../vocabulary';

/** What runs on electricity or gas and keeps the house going. */
export const appliances: Vocabulary = {
  certain: `mini fridge, mini refrigerator, dorm fridge, compact fridge, bar fridge, beverage fridge, chest freezer, deep freezer, upright freezer, window unit,
    window ac unit, ac unit, a c unit, air conditioner, swamp cooler, box fan, tower fan, stand fan, standing fan, ceiling fan, floor fan, space
    heater, oil heater, radiator heater, patio heater, air purifier, hepa filter, washing machine, washer dryer set, portable washer, stackable
    washer, drying rack, clothes drying rack, ironing board, clothes iron, garment steamer, clothes steamer, sewing machine, overlock machine, robot
    vacuum, robot vac, vacuum cleaner, handheld vacuum, hand vac, shop vac, wet dry vac, carpet cleaner, carpet shampooer, steam mop, spin mop, vacuum
    bags, dyson v7, dyson v8, dyson v10, dyson v11, dyson fan, water cooler, water dispenser, trash compactor, garbage disposal, range hood, gas
    grill, electric grill, charcoal grill, pellet grill, propane grill, wall oven, cook top, induction cooktop, hot tub, electric fireplace, fireplace
    insert, wood burning stove, pellet stove, smoke detector, carbon monoxide detector, water heater, tankless water heater, light therapy lamp, salt
    lamp, floor lamp, table lamp, lava lamp, night light, led lamp, bedside lamp, standing lamp, grow light, clip lamp, string light, light strip, led
    lights, led strip, disco ball, bug zapper, white noise machine, alarm clock, wall clock, electric blanket, heated blanket, tv unit, shelving unit,
    washer and dryer, washer dryer, tumble dryer, dish washer, wine cooler, grandfather clock, cuckoo clock, light fixture, mesa de comedor, mesa de
    centro, mesa de jantar, window ac, window air conditioner, portable ac, portable air conditioner, window fan, electric heater, propane heater, gas
    stove, electric stove, side by side refrigerator, small fridge, electric dryer, gas dryer, upright vacuum, stick vacuum, cordless vacuum, canister
    vacuum, steam cleaner, string lights, fairy lights, light bulb, desk fan, led strip lights, shop light, ceiling light, hot water heater, portable
    generator, inverter generator, gas generator`,
  things: `humidifier, dehumidifier, serger, hottub, fridge, freezer, refrigerator, washer, dryer, stove, oven, cooktop, hoover, vacuum, vac, shopvac, roomba,
    steamer, heater, fan, fans, ac, aircon, purifier, lamp, lamps, sewing machines, generator, grill, smoker grill, bbq grill, chandeliers, nevera
    pequena, frigobar, aire acondicionado, ventilador de pie, estufa electrica, aspiradora robot, plancha de ropa, deshumidificador, lampara de pie,
    mini frigo, climatiseur, aspirateur robot, radiateur, deshumidificateur, lampadaire, condizionatore, climatizzatore, deumidificatore,
    aspirapolvere robot, ventilatore, lampada da terra, ar condicionado, ventilador de mesa, aquecedor eletrico, desumidificador, aspirador robo,
    saugroboter, klimaanlage, klimagerät, luftbefeuchter, stehlampe, deckenlampe, schreibtischlampe, mini kühlschrank, heizlüfter, carpet, chandelier,
    pendant light, mop, clock, fireplace, wood stove, mesa, ventilador, frigo, forno eletrico, light fixtures, ceiling lights, lantern lights, solar
    lights, grow lights, mesas,
    小冰箱, 空调扇, 电暖器, 加湿器, 除湿机, 扫地机器人, 电磁炉, 抽油烟机, 落地灯, 缝纫机, サーキュレーター, 電気ストーブ, デスクライト, 除湿機, ロボット掃除機, 衣類乾燥機, कूलर, एयर कंडीशनर, टेबल फैन, सीलिंग फैन, आयरन
    प्रेस`,
  makers: `eufy, eufy 11s, shark navigator, shark ion, irobot, bissell crosswave, hoover windtunnel, dirt devil, eureka vacuum, oreck, kirby vacuum, rowenta,
    vornado, lasko, honeywell fan, dyson pure cool, levoit, winix, blueair, ge window, frigidaire window, midea, danby, galanz, magic chef fridge,
    insignia fridge, haier fridge, speed queen, kenmore elite, weber kettle, weber spirit, weber genesis, traeger grill, pit boss, char broil,
    masterbuilt, kamado joe, napoleon grill, bernina, janome, brother sewing, husqvarna viking sewing, pfaff, juki, philips hue, shark vacuum, philips
    hue lamp, tiffany lamp, honeywell heater, light bulbs`,
  traits: `cu ft, cubic ft, cools great, cold as ever, blows cold air, heats up, energy star, btu, self cleaning oven, brushes need, filter replaced, hepa,
    suction, runs quiet, needs a belt, loud but works`,
};
