import type { Vocabulary } from '../vocabulary';

/** Cards one collects, comics, and figures of what is in them. */
export const cardsAndComics: Vocabulary = {
  certain: `psa 8, psa 7, psa graded, bgs graded, cgc graded, raw card, graded cards, alt art, full art, holo rare, reverse holo, holographic card, holographic
    charizard, first edition charizard, base set, booster bundle, pokemon binder, binder of cards, binder of pokemon, card binder, pokemon tin,
    pokemon lot, mtg cards, magic cards, commander deck, edh deck, draft booster, secret lair, mtg commons, commons and uncommons, yugioh cards, one
    piece cards, digimon cards, sports card lot, rookie cards, autographed card, auto card, jersey card, patch card, topps chrome, panini prizm, upper
    deck, bowman chrome, hockey card, basketball card, football card, baseball card lot, garbage pail kids, comic lot, comics lot, long box, short box
    comics, key issue, first appearance, variant cover, silver age, golden age, bronze age comics, bagged and boarded, marvel comics, dc comics,
    amazing spider man, spider man 300, x men comics, batman comics, walking dead comics, funko pop, funko lot, pop figure, pop figures, anime figure,
    anime figures, figma figure, prize figure, hot toys, mcfarlane toys, marvel legends, star wars black series, gi joe, transformers g1, he man,
    masters of the universe, tmnt figures, vintage star wars, hot wheels lot, hot wheels treasure hunt, treasure hunt, super treasure hunt, redline
    hot wheels, matchbox lot, tonka truck vintage, pop mart, blind box, sonny angel, sonny angels, calico critters vintage, vintage lunchbox, lunch
    box metal, pokemon cards, pokemon card, pokemon tcg, trading card, trading cards, baseball card, baseball cards, basketball cards, football cards,
    hockey cards, sports card, sports cards, rookie card, mtg, booster box, booster pack, booster packs, elite trainer box, action figure, action
    figures, funko pops, hot wheels, post cards, music box, graded card, star wars figure, star wars figures, civil war, trading figures, cartas
    pokemon, carte pokemon, cartes pokemon, cartas de pokemon, art pottery, wrestling figures, wwe figures, tobacco tin, advertising tin, prizm, wax
    box, hobby box, blaster box, cards binder, secret rare, japanese cards, cigarette cards, short box, key comic, bronze age, vintage comics, soccer
    cards, statue figure, tin of cards`,
  things: `topps, donruss, fleer, spawn, funko, nendoroid, sideshow, neca, thundercats, kenner, mego, gundam, gunpla, bearbrick, kaws, labubu, smiski, comic, 8
    track, holo, holographic, foil card, charizard, deck box, binder cards, figure, figures, spider man comics, lobby cards, phone cards, score cards
    1990, foil cards, psa, near mint cards, starting lineup figures, squishmallow rare, ninja turtles figures`,
  makers: `umbreon, mewtwo, blastoise, eevee, gengar, rayquaza, lugia, giratina, vstar, ex card, gx card, evolving skies, 151 etb, black lotus, planeswalker,
    modern horizons, blue eyes, dark magician, shonen jump promo, michael jordan rookie, lebron rookie, mahomes, kobe, mickey mantle, ken griffey,
    griffey, tom brady, gretzky, ohtani, wembanyama, dragon ball figure, one piece figure, naruto figure, demon slayer figure, good smile, banpresto,
    kotobukiya, shf, s h figuarts, spider man comic, batman comic, superman comic, image comics, tin tin, star wars, g i joe, hasbro black series,
    spider man, hot wheels rlc`,
  traits: `near mint, nm, lightly played, sleeved, toploader, top loader, toploaders, penny sleeve, spine ticks, centering, corners sharp, shelf wear box, mint
    in box, mib, moc, on card, on the card, unpunched, no lowballs, comps, cert number, first issue, issue 1, sealed booster, art deco, art nouveau,
    1st edition holo, first series, series 1`,
};
