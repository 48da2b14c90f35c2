import type { Vocabulary } from '../vocabulary';

/** What makes a room a home. */
export const decorAndBedding: Vocabulary = {
  certain: `throw pillow, throw pillows, accent pillows, decorative pillows, body pillow, comforter set, twin xl comforter, twin xl sheets, bed sheets, bed sheet,
    sheet set, fitted sheet, duvet cover, bedding set, bed set bedding, bed skirt, bed in a bag, mattress protector, throw blankets, fleece blanket,
    quilt bedspread, blackout curtain, curtain rod, curtain rods, curtain panels, shower curtain, bath rug, bath towel, bath towels, towel set, area
    rug, shag rug, runner rug, faux fur rug, wall art, wall tapestry, wall hanging, wall decor, picture frame, picture frames, photo frame, photo
    frames, gallery wall, poster frame, fake plants, fake plant, faux plants, artificial flowers, fake flowers, flower vase, candle set, scented
    candles, candle holders, candle warmer, oil diffuser, essential oil diffuser, command hooks, over the door hooks, door mirror, led mirror, wall
    mirrors, round mirror, shelf decor, home decorations, christmas tree, christmas lights, christmas ornaments, christmas decorations, fake christmas
    tree, table lamp shade, lamp shade, throw and pillows, dorm decor, dorm bedding, room decor, bulletin cork board wall, letter board, message
    board, key holder wall, door mat, welcome mat, shower caddy, bathroom set, bath set, soap dispenser, toilet brush, toothbrush holder, bathroom
    scale, toilet seat, bidet attachment, shower head, laundry bag, sewing basket home, window blinds, mini blinds, roller shades, bed frame, canape
    lit, outdoor rug, hanging basket, french door, baking sheets, throw blanket, throw rug, weighted blanket, bedspread, pillow cases, blackout
    curtains, bath mat, toilet paper holder, mirror wall, wall mirror, full length mirror, floor mirror, canvas art, framed art, home decor, christmas
    decor, interior door, storm door, garage door`,
  things: `comforter, diffuser, wreath, entryway, bidet, tapestry, comforters, duvets, duvet, pillowcases, sheets, sheet, quilt, blanket, afghan blanket, rug,
    rugs, runner, curtain, curtains, drape, valance, wreaths, garland, candlesticks, sconce, vases, frames, mirrors, canvas wall, decor, knick knacks,
    doorstop, coasters, bookends, paperweight, potpourri, trinket dish, edredon matrimonial, juego de sabanas, juego de toallas, cortina, alfombra de
    sala, cuadros decorativos, arbol de navidad, housse de couette, parure de lit, rideau, tapis salon, sapin de noel, cadre photo, copripiumino,
    lenzuola matrimoniali, tenda, tappeto salotto, albero di natale, cornici, jogo de cama, jogo de toalhas, tapete de sala, arvore de natal, porta
    retrato, bettdecke, bettbezug, spannbettlaken, wohnzimmerteppich, weihnachtsbaum, bilderrahmen set, tagesdecke, duschvorhang, love seat, mirror,
    drapes, blinds, shades for windows, pillow, pillows, bedding, candle, candles, candle holder, vase, decoration, decorations, ornament, ornaments,
    figurine decor, solar panels, solar panel, cama, cortinas, sabanas, toallas, couette, salon de jardin, quadro decorativo, wall safe, cadre de lit,
    sconces,
    床单, 四件套, 被套, 装饰画, 相框, 圣诞树, 香薰, シーツ, 布団カバー, 毛布, クリスマスツリー, フォトフレーム, चादर, बेडशीट, रजाई गद्दा, पर्दा`,
  makers: `yankee candle`,
  traits: `matching shams, shams, thread count, washed once, machine wash, boho, aesthetic, dorm, dorm room decor, 5x7 rug, 8x10 rug, 5x8, 8x10, 9x12, pre lit,
    unscented, queen set, king set, full queen, pet free home`,
};
