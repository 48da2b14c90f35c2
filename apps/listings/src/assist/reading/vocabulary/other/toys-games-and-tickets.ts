import type { Vocabulary } from '../vocabulary';

/** What one plays at a table or on the floor, watches, or goes to. */
export const toysGamesAndTickets: Vocabulary = {
  certain: `lego lot, lego bricks, lego technic, lego star wars, lego city, lego friends, lego harry potter, lego ninjago, bag of legos, bin of legos, mega bloks,
    kinetic sand, play doh set, nerf guns, nerf blaster, rc car, rc drone toy, remote control car, monster truck toy, toy trucks, toy cars, train
    tracks wooden, brio train, thomas train, marble run, magna tiles, barbie dreamhouse, barbie house, doll clothes, doll stroller, american girl,
    dollhouse furniture, build a bear, stuffed animal, stuffed animals, plush lot, rubiks cube, jigsaw puzzles, 1000 piece puzzle, 500 piece puzzle,
    board game, board games, card game, party game, cards against humanity, exploding kittens, what do you meme, settlers of catan, catan expansion,
    ticket to ride, terraforming mars, pandemic game, betrayal at, risk game, axis and allies, monopoly game, clue game, dungeons and dragons, d d
    books, dnd books, dnd minis, player s handbook, miniatures painted, dice set, dice sets, chess board, chess set, mahjong set, poker chips, poker
    set, go board, domino set, magic trick set, dvd set, dvd lot, complete series dvd, complete series on dvd, complete series on disc, series on
    disc, seasons 1, season 1 dvd, criterion collection, 4k blu ray, blu ray, blu rays, movies on disc, anime dvd, cd lot, music cd, cassette tape,
    kpop album, kpop albums, concert ticket, concert tickets, concert tix, tix to, 2 tix, two tix, pit tickets, ga ticket, ga tickets, floor tickets,
    lawn tickets, football tickets, student ticket, student tickets, student section, game ticket, hockey tickets, basketball tickets, season tickets,
    festival pass, festival ticket, wristbands festival, comedy show tickets, theater tickets, broadway tickets, movie tickets, movie passes,
    amusement park tickets, six flags, disney tickets, ski pass, lift ticket, lift tickets, bus ticket, train ticket, plane ticket, flight voucher,
    museum tickets, gift card, gift cards, visa gift card, amazon gift card, target gift card, starbucks gift card, restaurant gift card, gift
    certificate, store credit, groupon voucher, section row seats, card games, jigsaw puzzle, puzzle, puzzles, 1000 piece, 500 piece, 1000 pieces,
    lego set, lego sets, legos, lego duplo, doll house, barbie doll, barbie dolls, baby doll, american girl doll, teddy bear, rc truck, remote
    controlled car, toy train, train set, train table, thomas the train, wooden train, kitten, kittens, free to good home, dvd collection, dvds, dvd,
    cassette tapes, festival tickets, event tickets, theatre tickets, theme park tickets, gift voucher, voucher, vouchers, gift wrap, entradas
    concierto, place de concert, places de concert, billet de concert, billets pour, family game, family games, strategy game, playing pieces, wooden
    blocks, movie collection, movies on dvd, dvd movies, box set dvd, blu ray collection, disney movies, vhs movies, cd collection, music cds, books
    on cd, cassette collection, two tickets, 2 tickets, 4 tickets, four tickets, pair of tickets, tickets to, tickets for, admission tickets, day
    pass, museum pass, zoo pass, airline voucher, hotel voucher, family board game, complete game, game night, expansion board game, tabletop game,
    card deck, flag pole, american flag, ticket, tickets`,
  things: `lego, minifig, minifigures, squishmallow, squishmallows, jellycat, jellycats, plushies, beyblade, seafarers, wingspan, gloomhaven, codenames, dnd,
    steelbook, cds, cassettes, photocard, photocards, lightstick, tix, wristband, giftcard, coupon, plushie, plush, doll, dolls, catan, scrabble, uno,
    jenga, juguetes, entradas, boletos concierto, jouets, places concert, places pour, billets, giocattoli, brinquedos, ingresso show, pelucia,
    brettspiel, gesellschaftsspiele, kuscheltiere, konzerttickets, konzertkarten, gutschein, puzzle 1000, spielzeugkiste, playmobil, lego kiste,
    magnet tiles, nerf, nerf gun, water guns, water gun, chess, playing cards, bearded dragon, film dvd, cd, cassette, coupons, glue gun, flags,
    juguete, entrada, jouet, billet, brinquedo, pelucias, gaming cards, stuffed bear, toy gun, train tracks, wooden puzzle, floor puzzle, barbies,
    season dvd, wooden pallets, billets concert, puzzle teile, kitten abzugeben,
    毛绒, 演出票, 电影票, 盲袋, 知育玩具, コンサートチケット, ライブチケット, dvdセット, खिलौने`,
  makers: `noah kahan, taylor swift eras, eras tour tickets, bad bunny, beyonce tickets, olivia rodrigo, phish, coachella, lollapalooza, bonnaroo, governors
    ball, ticketmaster transfer, stubhub, seatgeek, breaking bad, the office complete, game of thrones complete, sopranos, the wire, lego 75, lego
    ideas, lego creator, bionicle, pokemon plush, sanrio, hello kitty, bts album, stray kids, twice album, blackpink, disney dvd, starbucks card,
    taylor swift tickets, disneyland tickets, super bowl tickets, bobby car, chicco giocattoli`,
  traits: `seats next to, aisle, nosebleed, lower bowl, upper deck seats, digital transfer, transfer through ticketmaster, sat night, friday night, all pieces,
    all pieces counted, missing one piece, complete in box, pieces counted, sleeved cards game, expansions, expansion, players, ages 8, ages 10,
    discs, seasons, episodes, missing pieces, show tickets, balance on card`,
};
