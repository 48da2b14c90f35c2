import type { Vocabulary } from '../vocabulary';

/** What one reads for pleasure, to cook from, or to children. */
export const toRead: Vocabulary = {
  certain: `hardcover set, book series, series books, complete series books, complete series paperback, trilogy set, box set paperback, boxed set paperback,
    signed first edition, booktok books, fantasy books, sci fi books, thriller books, self help, self help book, poem book, short story, crime novels,
    detective novels, true crime book, philosophy book, philosophy books, religious books, spirituality books, tarot book, manga haul, manga lot,
    manga bundle, manga set, shonen jump, graphic novels, webtoon book, cook books, baking book, travel book, lonely planet, rick steves, travel
    guidebook, coloring books, activity books, sticker books, picture book, kids picture books, board books, childrens book lot, kids book lot,
    bedtime books, early reader books, dr seuss, pop up book, magazine lot, national geographic, nat geo, vintage magazines, comic strip book, calvin
    and hobbes, garfield books, peanuts books, far side, encyclopedia set, world book, study bible, prayer book, torah set, sheet of poems, art book,
    photography book, coffee table book, gardening book, woodworking book, knitting book, history book, war books, atlas book, spanish english
    dictionary, journal guided book, audio book cds, paperback, paperbacks, box set of books, boxed set books, book set, set of books, harry potter
    series, harry potter set, twilight series, wimpy kid, dictionary, bible, national geographic magazines, magazine collection, stack of magazines,
    magazines, libro de texto, libros de texto, libro de cocina, libros infantiles, livre de poche, livre de cuisine, livres enfant, livre scolaire,
    livro infantil, livros infantis, livro de receitas, livro didatico, livros escolares, libro di testo, libro di cucina, cozy mysteries, westerns
    paperback, sci fi paperbacks, fantasy series, ya novels, ya fantasy, self help books, poetry collection, light novels, manga series, manga
    volumes, vogue magazines, old magazines, magazines lot, comic novels, book lot, books lot, lot of books, thriller novels, horror novels, novels
    by, novel by, complete set of books, kids bible, children bible, hardcover novel, paperback novels, paperback books, paperback series, novel,
    novels, magazine, livre, livres, libro, libros, libri, livro, livros`,
  things: `pbk, romantasy, booktok, poetry, memoir, biography, biographies, manga, phrasebook, kjv, novelas, fanfic print, thrillers, mysteries, bestsellers,
    bestseller, bds, bd tintin, romans poche, polars, lot de livres, coffret livres, livres de poche, novelas romanticas, libros juveniles, saga de
    libros, gialli, libri gialli, romanzi rosa, libri fantasy, livros de romance, box de livros, mangas, romane, kinderbuch, reiseführer, bücherpaket,
    jugendbücher, hörbuch, comicbuch, poems, memoirs, fantasy novel, romance novel, romance novels, mystery novel, thriller, crime novel, guidebook,
    light novel, graphic novel, novela, poche, biographie, polar, romance policial, gibis livro, penguin paperback, classic novels, classics set,
    collected poems, short story collection, bibles, commentary set, readers set, national geographic kids, biography of, dictionary of, a novel,
    novels series, book bundle, books bundle, lots of books, paperback book, large print, novela grafica, comic libro, libros usados, lote de libros,
    coleccion de libros, libro infantil, libros de lectura, libros universitarios, libro de matematicas, lote libros, novela negra, libro de bolsillo,
    livres d occasion, livre jeunesse, livre enfants, bande dessinees livre, beau livre, beaux livres, livre ancien, livres anciens, livre de maths,
    livre de recettes, thriller buch, fantasy buch, libro usato, libro per bambini, libro universitario, libro di ricette, livros usados, livro usado,
    lote de livros, livro escolar, livros universitarios, livro de bolso, colecao de livros,
    言情小说, 武侠, 科幻小说, 英文书, 漫画, 轻小说, ライトノベル, ビジネス書, 英語教材, 漫画全巻, उपन्यास हिंदी, कॉमिक्स किताब, बच्चों की किताबें`,
  makers: `sarah j maas, acotar series, crescent city, fourth wing, iron flame, rebecca yarros, colleen hoover, it starts with us, verity, haunting adeline, ice
    breaker hannah grace, elle kennedy, ana huang, twisted love, off campus, emily henry, beach read, ali hazelwood, love hypothesis, evelyn hugo,
    daisy jones, song of achilles, madeline miller, circe madeline, donna tartt, secret history, goldfinch donna, cassandra clare, mortal instruments,
    shadow and bone, six of crows, leigh bardugo, cruel prince, holly black, red queen, divergent, percy jackson, heroes of olympus, harry potter,
    wings of fire, dork diaries, dog man, cat kid, big nate, captain underpants, goosebumps, magic treehouse, junie b, berenstain, brandon sanderson,
    mistborn, stormlight, name of the wind, rothfuss, wheel of time, dune, foundation asimov, hitchhiker s guide, ender s game, cormac mccarthy,
    haruki, murakami, kazuo ishiguro, sally rooney, normal people, ottessa moshfegh, joan didion, bell hooks, sapiens, homo deus, atomic habits, rich
    dad, subtle art, 48 laws, power of now, can t hurt me, becoming michelle, educated tara, just mercy, thinking fast, salt fat acid heat,
    ottolenghi, bon appetit, half baked harvest, betty crocker, better homes cookbook, barefoot contessa, joy of cooking, jjk, jujutsu kaisen, one
    piece 1, naruto vol, chainsaw man, demon slayer manga, attack on titan, berserk deluxe, spy x family, my hero academia, haikyuu, death note, tokyo
    ghoul, fullmetal alchemist, sailor moon manga, vinland saga, junji ito, vagabond, asterix, tintin, mortadelo, lucky luke, fred vargas, musso, levy
    marc, camilla lackberg, sebastian fitzek, fitzek, rebecca gable, camilleri, montalbano, zafon, allende, garcia marquez, borges, cortazar, paulo
    coelho, clarice lispector, machado de assis, foundation series, jurassic park novel, diary of a wimpy kid, outlander series, divergent series,
    series of unfortunate events, born a crime, help stockett,
    余华, 三体, 刘慈欣, 金庸, 村上春樹, 東野圭吾, ハリーポッター, चेतन भगत, प्रेमचंद`,
  traits: `read once, unread, spines, cracked spine, creased spine, no creases, pages yellowed, ex library, library book, sprayed edges, annotated copy, reads,
    authors, pages, cover bent, dust cover book, vols, volumes, complete series, collection poche`,
};
