import type { Vocabulary } from '../vocabulary';

/** What one wears on the feet, and what belongs to it. */
export const shoes: Vocabulary = {
  certain: `air force ones, jordan 4, jordan 3, jordan 11, jordan 1s, jordan 4s, nike dunks, panda dunks, nike blazers, yeezy slides, yeezy 350, new balance 550,
    nb 550, adidas samba, gazelles shoes, stan smith, stan smiths, chuck taylors, high tops, vans old skool, old skool, slip ons, boat shoes, platform
    shoes, platform boots, combat boots, knee high boots, thigh high boots, chelsea boots, desert boots, riding style boots fashion, dress boots,
    western boots, cowgirl boots, hiking shoes, trail runners, trail running shoes, work shoes, non slip shoes, clogs shoes, wedding shoes, bridal
    heels, bridesmaid heels, character shoes, jazz shoes, salsa shoes, baby shoes, toddler shoes, kids shoes, kids sneakers, light up shoes, house
    shoes, house slippers, moon boot, duck boots, bean boots, water shoes, slides sandals, gladiator sandals, shoe lot, running shoes, hiking boots,
    walking boots, work boots, cowboy boots, rain boots, snow boots, ankle boots, ugg boots, dress shoes, high heels, basketball shoes, tennis shoes,
    skate shoes, gym shoes, running shorts, shoe size, steel toe boots, nursing shoes, dance shoes, ballet shoes, tap shoes, pointe shoes, winter
    boots, leather boots, leather shoes, designer shoes`,
  things: `af1, af1s, sambas, ultraboost, chucks, sperrys, dansko, sneaker, sneakers, kicks, loafers, heels, stilettos, kitten heels, booties, bootie, birks,
    birkenstocks, docs, doc martens, uggs, timbs, crocs, jordans, yeezys, foamposites, foamies, slippers, flip flop, flipflops, sandals, wedge heels,
    oxfords, brogues, monk straps, espadrilles, moccasins, mary janes, zapatillas nike, zapatillas deportivas, botas de mujer, botas de montana,
    zapatos de tacon, baskets nike, baskets homme, bottes cuir, chaussures femme, chaussures de rando, scarpe nike, scarpe running, scarpe con tacco,
    stivali pelle, tenis masculino, bota feminina, sapato feminino, turnschuhe nike, stiefel damen, wanderschuhe, winterstiefel, laufschuhe,
    ballerinas, pumps schwarz, shoes, shoe, boots, flip flops, zapatillas, tenis nike, botas, chaussures, chaussure, baskets, scarpe, blazer feminino,
    pumps heels, wedges shoes, air jordans, vans shoes,
    帆布鞋, 板鞋, 马丁靴, 高跟, ランニングシューズ, ローファー, स्नीकर्स, बूट`,
  makers: `arizona eu, boston clog, samba og, on running, cloudmonster, bondi 8, clifton 9, gel kayano, pegasus, vaporfly, dunk low, air max 90, air max 97,
    retro 4, travis scott, xt 6, 1460, chaco, chacos, teva, tevas, tom s shoes, toms, sperry, dr scholls, rockport, florsheim, johnston murphy, ariat
    boots, tony lama, justin boots, lucchese, frye, sam edelman, betsey johnson, badgley mischka, golden goose, veja, allbirds, rothys, tieks,
    naturalizer, rieker, gabor, tamaris, deichmann, minelli, jonak, havaianas, melissa shoes, air jordan, jordan 1, dr martens, hunter boots, moon
    boots, camper shoes, gap kids`,
  traits: `creased, creasing, toe box, heel drag, tread, in soles, outsole, size 10 5, size 7 5, size 8 5, size 9 5, us 11, us 12, eu 37, eu 36, eu 43, eu 44, eu
    45, w box, og box, resoled, footbed, mens 9, mens 10, mens 11, womens 7, womens 8`,
};
