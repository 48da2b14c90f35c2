import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `boardgame, boardgames, jigsaw, duplo, dollhouse, plush toy, soft toy, soft toys, rc boat, rc helicopter, toy car, play house, playhouse, play set,
    playset, playmat, sandbox, ride on toy, bath toys, baby stuff, travel system, highchair, playpen, moses basket, cot bed, pushchair, pram, buggy,
    scratching post, vivarium, rabbit hutch, guinea pigs, horse hay, puppy, puppies, rehome, rehoming, blurays, vhs tapes, vhs tape, sewing patterns,
    sewing pattern, scrapbooking, silhouette cameo, watercolor set, resin molds, rubber stamps, wheelchair, crutches, walking frame, rollator,
    hospital bed, cpap, cpap machine, nebulizer, cologne, make up, skincare, rompecabezas, silla de auto, trona, cuna, cambiador, siege auto, chaise
    haute, lit parapluie, table a langer, poupee, peluche, peluches, gioco da tavolo, giochi da tavolo, gioco di societa, seggiolino auto, seggiolone,
    passeggino, culla, fasciatoio, bambola, biglietti concerto, biglietto concerto, quebra cabeca, cadeirinha, cadeira auto, berco, boneca, bonecas,
    ingresso, ingressos, bilhetes concerto, games for kids, video tapes, toy chest, toy bin, wooden toys, stacking toys, jumperoo, exersaucer,
    activity center, activity table, bumbo, baby food maker, nursing cover, kids scooter, radio flyer, bounce house, sidewalk chalk, halloween props,
    party favors, wedding centerpieces, centerpieces, pet gate, cat toys, fish bowl, laying hens, hatching eggs, hay bales, bales of hay, straw bales,
    kids movies, vhs, cds lot, box of cds, concert seats, skeins, sketchbook, sketchbooks, kiln, loom, diamond painting, model rocket, metal detector,
    chemistry set, poker table, dart toy, electric wheelchair, bed rails, toilet riser, grab bars, hearing aid batteries, glucose meter, beauty
    products, curling wand, tanning bed, bubble mailers, office supply, binders lot, label printer labels, whiteboard, bulletin board, toy, toys`,
  things: `toy telescope, beginner telescope, building blocks, magnatiles, playdough, slime, bubbles, kite, yoyo, fidget, rubiks, checkers, backgammon, monopoly,
    risk board, dominoes, mahjong, teddy, puppet, puppets, rocking horse, babies, cradle, bib, bibs, onesies, rattle, teether, nappies, nappy,
    formula, maternity, parrot, parakeet, hamster, rabbit, bunny, guinea pig, gerbil, turtle, tortoise, snake, lizard, gecko, hens, chicks, rooster,
    ducks, goat, goats, pony, hutch, ribbon, ribbons, crayons, stationery, stickers, folders, envelopes, packing materials, balloons, banners,
    cosmetics, lotion, shampoo, hairdryer, curler, walking stick, hearing aids, hearing aid, vape, hookah, liquor, homebrew, home brew, snacks, coffee
    beans, tea, vitamins, cemetery plot, timeshare, assorted, junk drawer, odds and ends, freebies, storage unit contents, microscope, magnifying
    glass, trophy, muneca, munecas, ajedrez, cochecito, biberon, panales, mascota, mascotas, gatito, jaula, pelicula, peliculas, boletos,
    manualidades, telas, hilos, muletas, bicho, poupees, echecs, couches, landau, berceau, chiot, chaton, laisse, niche, litiere, loisirs creatifs,
    tissu, tissus, mercerie, fauteuil roulant, bequilles, giocattolo, bambole, scacchi, bimbo, carrozzina, pannolini, animali, cucciolo, cuccioli,
    gattino, guinzaglio, cuccia, lettiera, gabbia, acquario, trasportino, biglietto, biglietti, stoffa, stoffe, filati, gomitoli, profumo, trucchi,
    sedia a rotelle, stampelle, xadrez, fraldas, mamadeira, biberao, carrinho, andador, filhote, filhotes, cao, coleira, gaiola, aquario, filme,
    filmes, bilhete, bilhetes, artesanato, tecido, tecidos, linhas, jumper toy, stacking rings, playpens, teething, burp cloths, lunch boxes kids,
    bouncy castle, piggy bank, toy soldiers plastic, stuffies, stuffed toy, hand puppets, dinosaurs, dinosaur toys, transformers toy, brain teaser,
    pogo stick, hula hoop, beach toys, sand toys, ducklings, calves, piglets, lambs, foal, mare, gelding, stallion, heifer, beehive, ferret,
    chinchilla, hedgehog, budgie, cockatiel, canary, finch, betta, koi, goldfish, axolotl, pitbull, labrador, golden retriever, german shepherd,
    husky, poodle, goldendoodle, chihuahua, dachshund, beagle, bulldog, french bulldog, yorkie, shih tzu, maltese, siamese, maine coon, ragdoll, hay,
    saddle western, stamps and ink, costumes props, fog machine, umbrellas, vending machine, mannequin,
    mannequins, clothing rack retail, store fixtures, gatitos, maletas, doudou, peluche enfant, chatons, valises, katzenbaum, kafig, hundebox,
    rollator gebraucht, kruckstock, lettino, seggiolino, pupazzo, gattini, valigie, muleta`,
  compounds: `spielzeug, puppe, puppen, kuscheltier, stofftier, brettspiele, gesellschaftsspiel, spiel, spiele, kartenspiel, kindersitz, autositz, babyschale,
    hochstuhl, babybett, kinderbett, gitterbett, wickelkommode, wickeltisch, babytrage, fläschchen, windeln, laufstall, bausteine, bauklötze,
    puppenhaus, schaukelpferd, hund, hunde, welpe, welpen, katze, katzen, hundehütte, transportbox, käfig, leine, karten konzert, eintrittskarten,
    gutscheine, wolle garn, stoff, bastelsachen, bastelmaterial, parfüm, rollstuhl, krücken, kartons, haustier, kaninchenstall`,
  makers: `barbie, bratz, monster high, polly pocket, melissa and doug, melissa doug, vtech, leapfrog, step2, hape, brio, paw patrol, peppa pig, bluey, disney
    princess, frozen elsa, my little pony, lol surprise, calico critters, sylvanian families, furby, tamagotchi, carcassonne, d d, ravensburger,
    clementoni, hasbro, mattel, chicco, uppababy, uppababy vista, nuna, maxicosi, joovy, spectra, owlet, tripp trapp, ingenuity, hatch, silver cross,
    quinny, peg perego, cam passeggino, petsafe, kong, chewy, purina, royal canin, criterion, ticketmaster, broadway, brother scanncut, copic,
    prismacolor, faber castell, moleskine, montblanc, lamy, chanel no 5, philips sonicare, remington, babyliss, invacare, haba, schleich, tiptoi,
    toniebox, tonies, kosmos, siku, djeco, vilac, corolle, famosa, nenuco, feber, trudi, estrela, galinha pintadinha, dog, dogs, cat, cats, horse,
    fish, bird, birds, baby, bebe, infant, newborn, toddler, food, wine, beer, pet, pets, eggs, honey`,
  traits: `kids, kid, children, child, ages, age 3, years old toy, months, 0 3 months, 3 6 months, 6 12 months, ages 3, ages 5, 2 players, 4 players, 2 4
    players, pieces missing, complete with all, dice, instructions, minifigs, batteries, outgrown, outgrew, my son, my daughter, twins, grandkids,
    vaccinated, house trained, housebroken, neutered, spayed, adoption fee, breed, weeks old, general admission, gate, venue, concert, festival,
    expires, homemade, handmade, hand made, hand knitted, handcrafted, piezas, completo, niños, edades, pieces, complet, enfant, enfants, teile,
    vollständig, kinder, kind, pezzi, bambini, bambino, bambina, anni, pecas, criancas, crianca, infantil, game, games, set, juego, juegos, jeu, jeux,
    jogo, gioco, film, films, animal, flag, misc, miscellaneous, medical, beauty, brace, markers, pens, pencils, blocks, movie, movies`,
};
