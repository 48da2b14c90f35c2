import type { Vocabulary } from '../vocabulary';

/** What one plays with in teams, on courts and in the yard. */
export const gamesAndTeams: Vocabulary = {
  certain: `golf set, golf clubs, full set of clubs, golf bag, golf balls, golf cart bag, driver and, iron set, golf shoes, golf range finder, golf gps, tennis
    racket, tennis racquet, pickleball set, pickleball paddle, badminton set, ping pong paddles, table tennis, spike ball, cornhole boards, corn hole,
    bocce ball, croquet set, ladder ball, kan jam, disc golf starter, lacrosse stick, lacrosse gear, lacrosse helmet, lacrosse gloves, field hockey
    stick, field hockey, hockey sticks, goalie mask, hockey net, street hockey, soccer cleats, soccer ball, soccer goals, soccer shin, goalkeeper
    gloves, basketball hoop, football gear, baseball bat, baseball mitt, baseball glove, baseball helmet, batting cage, softball bat, softball mitt,
    bat bag, volleyball knee pads, volleyball net, rugby ball, rugby boots, cricket gear, bowling ball, pool table, billiard table, billiards table,
    foosball table, air hockey table, ping pong table, dart board, darts set, roller skates, inline skates, quad skates, skate board, skateboard
    trucks, skateboard wheels, penny board, cruiser board, electric skateboard, kick scooter, razor scooter, scooter kids, pro scooter, swim fins,
    swim paddles, boxing gloves, fencing gear, fencing mask, fencing sword, western saddle, english saddle, riding boots, riding helmet, horse blanket
    riding, paintball marker, paintball gear, paintball mask, airsoft gun, airsoft rifle, bike helmet, golf club, baseball bats, hockey stick, hockey
    skates, hockey gear, figure skates, badminton racket, squash racket, pickleball paddles, ping pong, football cleats, baseball cleats, soccer goal,
    dive gear, horse saddle, catchers gear, cricket bat, trampoline, air rifle, palos de golf, club de golf, clubs de golf, racchetta da tennis,
    sparring gear, golf driver, golf irons, golf cart bag push, push cart golf, golf putter, sand wedge, pitching wedge, driver and irons, set of
    clubs, left handed clubs, tennis rackets, tennis racquets, cornhole set, basketball goal, portable basketball hoop, soccer net, soccer shin
    guards, hockey helmet, hockey bag, goalie gear, football helmet, baseball gear, catcher gear, catchers mitt, softball glove, batting gloves,
    batting helmet, snorkeling gear, air hockey, table tennis table, roller skate, inline skate, skateboard deck, skateboard complete, complete
    skateboard, horse riding, riding crop`,
  things: `putter, spikeball, frisbees, shinguards, basketball, shuffleboard, rollerblades, longboard, trampolines, hoverboard, unicycle, juggling, saddle,
    racquet, racquets, cleats, mitt, driver golf, wedges, putters, cornhole, skateboard, skates, quads, hockey, lacrosse, pickleball, raqueta de
    padel, pala de padel, padel, patines en linea, botas de futbol, tacos de futbol, balon de futbol, raquette de tennis, crampons foot, chaussures de
    foot, roller en ligne, rollers en ligne, racchetta padel, scarpe da calcio, pattini in linea, pallone calcio, chuteira society, raquete de padel,
    bola de futebol, patins quad, prancha skate, fussballschuhe, tennisschläger, inlineskates, federballschläger, golfset, tischkicker, billardtisch,
    helmet, golf, wedge, racket, rackets, soccer, volleyball, baseball, softball, rugby, tennis, darts, frisbee, disc golf, billiards, paintball,
    airsoft, paintball gun, skate, golf ball, tennis balls, tennis ball, swing set trampoline, frisbee golf,
    足球鞋, 篮球鞋 球, 羽毛球, 台球桌, 轮滑鞋, サッカースパイク, スパイク, バドミントンラケット, バッシュ ボール, ゴルフセット, インラインスケート, क्रिकेट, हॉकी स्टिक, फुटबॉल जूते, बैडमिंटन रैकेट, कैरम बोर्ड`,
  makers: `innova, discraft, dynamic discs, franklin sports, gopher, selkirk, joola, onix pickleball, paddletek, wilson blade, babolat pure, head speed, yonex
    astrox, callaway rogue, taylormade m4, ping g, titleist ap, mizuno jpx, cleveland wedge, vokey, scotty cameron, odyssey, cobra f, strata set, top
    flite, demarini, marucci, rawlings, mizuno glove, wilson a2000, warrior lacrosse, stx, brine, maverik, cascade helmet, bauer vapor, bauer supreme,
    ccm tacks, nike mercurial, mercurial, adidas predator, copa mundial, puma king, moxi skates, impala skates, sure grip, riedell, sector 9, arbor
    longboard, loaded board, landyachtz, boosted board, meepo, element deck, baker deck, independent trucks, spitfire wheels, razor, lucky scooter,
    oxelo, wham o, aerobie, ping golf, cobra golf, cleveland golf, odyssey putter, head racket, head tennis, prince racket, santa cruz skateboard, sg
    bat`,
  traits: `right handed clubs, lefty clubs, grips worn, regrip, regripped, stiff shaft, grip size, 4 3 8, usssa, bbcor, drop 3, drop 10, high school left over,
    intramural, rec league, league`,
};
