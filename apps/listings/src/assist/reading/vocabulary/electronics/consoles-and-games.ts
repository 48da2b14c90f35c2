import type { Vocabulary } from '../vocabulary';

/** Consoles, the games for them, and playing in glasses. */
export const consolesAndGames: Vocabulary = {
  certain: `gaming console, retro handheld, ps4 slim, ps4 pro, ps5 slim, ps5 disc, ps5 digital, ps vita, xbox 360, xbox series s, xbox controller, xbox headset,
    pro controller, joy con, switch dock, switch case, switch pro controller, switch carrying case, gamecube controller, wii remote, wii fit, wii
    balance board, nintendo 3ds, ds lite, game boy advance, gameboy color, sega saturn, master system, neo geo, arcade machine, arcade cabinet,
    pinball machine, guitar hero guitar, rock band drums, dance dance revolution pad, memory card ps2, video game lot, games for ps4, games for
    switch, games for xbox, game disc, game discs, quest 2, quest 3, valve index, vr games, rog ally, legion go, analogue pocket, retro pie, gaming
    wheel, logitech g29, video game, video games, game console, game controller, games console, switch lite, game boy, guitar hero, rock band game,
    racing wheel, ps4 game, ps5 game, ps3 game, ps4 games, ps5 games, xbox game, xbox games, switch game, switch games, nintendo game, nintendo games,
    wii games, wii game, ds games, pc game disc, computer game, computer games, juego ps4, juegos ps4, juego ps5, juegos ps5, jeu ps4, jeux ps4, jeu
    ps5, gioco ps4, giochi ps4, gioco ps5, jogo ps4, jogos ps4, jogo ps5, game system, retro console, handheld console, handheld game, wireless
    controller, game bundle, ipad pro, video game console, video game system, video game collection, game collection switch, retro games, n64 games,
    ps2 games, ps3 games, gamecube games, sega games, gameboy games, 3ds games, xbox 360 games`,
  things: `psvr, psvr2, joycon, joycons, wiimote, dsi, gba, amiibo, anbernic, miyoo, g920, thrustmaster, remote control, console, controller, joy cons, answering
    machine, digital frame, digital photo frame, console de jeux, airpods pro, macbook pro, galaxy s`,
  makers: `legend of zelda, breath of the wild, tears of the kingdom, mario, mario party, mario odyssey, luigi s mansion, super smash, smash bros, smash
    ultimate, splatoon, kirby, metroid, donkey kong, fire emblem, pokemon violet, pokemon arceus, pokemon shield, pokemon red, pokemon emerald,
    pokemon heartgold, halo, gears of war, forza, spider man ps4, spider man ps5, last of us, uncharted, horizon zero dawn, ghost of tsushima,
    bloodborne, dark souls, final fantasy, kingdom hearts, resident evil, silent hill, tekken, street fighter, mortal kombat, madden, nba 2k, 2k24,
    nhl 24, ea fc, fifa 23, just dance, red dead, rdr2, assassins creed, far cry, hogwarts legacy, diablo, overwatch, the witcher, witcher 3, fallout
    4, sonic, crash bandicoot, spyro, xbox one, xbox series x, series s, meta quest, surface pro, western digital`,
  traits: `controllers, two controllers, 2 controllers, extra controller, controller included, stick drift, joycon drift, hdmi and power, 1tb console, games
    included, cib, loose cart, loose cartridge, no manual, jailbroken, console bundle, disc edition, digital edition, remote included`,
};
