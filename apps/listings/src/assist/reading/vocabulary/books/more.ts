import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `memory book, baby book, hymnals, hymnal, prayer books, almanac, almanacs, flash cards, flashcards, book only, organic chemistry, general chemistry,
    inorganic chemistry, discrete math, principles of economics, microbiology, pharmacology, constitutional law, contract law, world history, us
    history, text book, text books, cook book, cookbook, cookbooks, recipe book, recipe books, picture books, board book, childrens book, childrens
    books, kids books, coloring book, comic strip collection book, hardcover, hard cover, hardback, paper back, hardcovers, book collection, box of
    books, bag of books, stack of books, isbn, audio book, audiobook, audiobooks, photo book, law books, medical books, harry potter books, lord of
    the rings books, game of thrones books, song of ice and fire, hunger games, magic tree house, goosebumps books, nancy drew, hardy boys, dr seuss
    books, little house, encyclopedia, encyclopedias, encyclopaedia, encyclopedia britannica, quran, torah, tapa dura, tapa blanda, manuel scolaire,
    capa dura, libri scolastici, libri per bambini, copertina rigida, recipe collection, spiral bound, ya books, chapter books, storybooks, bedtime
    stories, homeschool books, ap review, nclex, cpa review, cfa books, gmat, ged, cliffsnotes, sparknotes, for dummies, gardening books, art books,
    history books, military history, theology, commentary, concordance, devotionals, business books, investing books, programming books, programming
    book, coding books, math book, math books, science book, law book, poetry book, poetry books, screenplays, signed copy, signed by the author,
    first printing, book club, library discards, slipcase, leather bound, leatherbound, easton press, antique books, antique book, old books, old
    book, rare book, rare books, vintage books, hardbacks, crossword books, sudoku book, puzzle book, puzzle books, sticker book, travel books, back
    issues, popular mechanics, new yorker, collection of books, shelf of books, crate of books, mixed books, fiction books, nonfiction books, mystery
    books, romance books, horror books, books by, book by, written by, the trilogy, book one, book two, book 2, required reading, assigned reading,
    reading list, summer reading, used for class, text for, kids reading, phonics, scholastic books, usborne books, usborne, baby books, lift the
    flap, pop up books, fairy tale book, hardcover books, pocket books, book, books, roman, romans, romanzo`,
  things: `novella, short stories, autobiography, nonfiction, non fiction, fiction, sci fi, whodunit, classic literature, literature, essays, atlas, almanac,
    thesaurus, primer, flashcards, flash cards, journal back issues, storybook, fairy tales, nursery rhymes, sheet music book, songbook, hymnal,
    scripture, devotional, course book, coursebook, exam papers, past papers, syllabus, curriculum, homeschool, homeschool curriculum, ebook paper,
    cuento, cuentos, poesia, biografia, diccionario, enciclopedia, enciclopedias, revista, revistas, biblia, apuntes, saga completa, bouquin,
    bouquins, conte, contes, poesie, dictionnaire, encyclopedie, revue, revues, manuels, album jeunesse, romanzi, racconti, fiabe, dizionario,
    rivista, riviste, bibbia, manuale, giallo mondadori, saggio, saggi, contos, dicionario, apostila, apostilas, sebenta, manuais escolares, trilogy,
    recipes, young adult, textbk, course text, etextbook paper, hardback book, hardback books, boxed trilogy, tetralogy, complete works, collected
    works, collected stories, cookery book, recipe, road atlas, world atlas, map book, phrase book, grammar book, vocabulary book, learn spanish book,
    learn german book, language course book, dictionaries, thesauruses, hymn book, missal, catechism, sermons, koran, bhagavad gita, buddhist book,
    yoga book, meditation book, diet book, fitness book, pregnancy book, parenting book, parenting books, baby name book, kids book, kid books,
    toddler books, bedtime book, counting book, alphabet book, abc book, picturebook, picturebooks, beginner books, bob books, step into reading, i
    can read, leapfrog books, eyewitness, guinness world records, ripleys, trivia book, joke book, jokebook, origami book, sewing patterns book,
    pattern book, craft book, craft books, drawing book, architecture book, design book, fashion book, film book, music book, autobiography of,
    principles of, fundamentals of, essentials of, encyclopedia of, atlas of, bundle of books, tons of books, boxes of books, bags of books, shelf
    full of books, college books, school book, school books, schoolbook, schoolbooks, high school books, nclex review, gmat book, toefl, ielts, ielts
    book, sat book, cpa, barbri, casebook, casebooks, law school books, statutes, medical book, anatomy atlas, anatomy book, nursing book,
    pharmacology book, biochemistry, thermodynamics, mechanics of materials, fluid mechanics, signals and systems, data structures, java programming,
    python programming, c programming, networking book, machine learning book, precalculus, trigonometry, microeconomics, macroeconomics, essays
    collection, softcover, soft cover, softback, mass market, large print books, signed by author, uncorrected proof, limited edition book, popup
    book, diccionarios, enciclopedia completa, atlas geografico, roman policier, romans policiers, dictionnaires, encyclopedies, annales, annales bac,
    bucher, bucherpaket, bucherkiste, kinderbucher, romansammlung, taschenbucher, hardcoverbuch, kochbucher, lehrbucher, fachbucher, reclam,
    reclamheft, reclamhefte, atlanten, libri usati, libri universitari, enciclopedia treccani, vocabolario, vocabolari`,
  compounds: `buch, bücher, taschenbuch, taschenbücher, kochbuch, kochbücher, lehrbuch, lehrbücher, fachbuch, fachbücher, schulbuch, schulbücher, bilderbuch, krimi,
    krimis, wörterbuch, lexikon, zeitschrift, zeitschriften, bibel, ratgeber, sachbuch, bildband, märchenbuch`,
  makers: `stephen king, jk rowling, j k rowling, rowling, tolkien, george r r martin, agatha christie, john grisham, james patterson, dan brown, lee child,
    danielle steel, nora roberts, rick riordan, roald dahl, eric carle, jane austen, dickens, shakespeare plays, hemingway, steinbeck, orwell, 1984
    orwell, animal farm, fitzgerald, great gatsby, catcher in the rye, dostoevsky, tolstoy, war and peace, haruki murakami, alchemist, gabriel garcia
    marquez, isabel allende, cervantes, don quijote, victor hugo, les miserables, camus, saint exupery, le petit prince, little prince, proust,
    goethe, kafka, hesse, umberto eco, elena ferrante, dante, divina commedia, saramago, neil gaiman, terry pratchett, discworld, isaac asimov, dune
    herbert, frank herbert, philip k dick, ray bradbury, ursula le guin, margaret atwood, handmaids tale, toni morrison, michelle obama, harari,
    malcolm gladwell, rich dad poor dad, jordan peterson, brene brown, dale carnegie, gone girl, girl with the dragon tattoo, stieg larsson, jo nesbo,
    ken follett, tom clancy, clive cussler, michael crichton, narnia, c s lewis, outlander, diana gabaldon, robert jordan, bridgerton, julia quinn,
    hobbit, eragon, artemis fowl, magic school bus, berenstain bears, little golden books, peter rabbit, winnie the pooh book, paddington book,
    beatrix potter, penguin classics, penguin, oxford, cambridge, pearson, mcgraw hill, wiley, cengage, norton, springer, o reilly, o reilly books,
    dk, time life, folio society, barnes and noble, kaplan, princeton review, barrons, schaums, chetan bhagat, premchand, rd sharma, hc verma,
    arihant, ncert, jamie oliver, julia child, gordon ramsay cookbook, duden, brockhaus, gallimard, pleiade, feltrinelli, planeta, anagrama, acotar,
    court of thorns and roses, throne of glass, it ends with us, where the crawdads sing, project hail mary, the martian, kite runner, life of pi,
    pride and prejudice, wuthering heights, jane eyre, moby dick, frankenstein, dracula, little women, anne of green gables, chronicles of narnia,
    junie b jones, boxcar children, babysitters club, baby sitters club, sweet valley high, amelia bedelia, very hungry caterpillar, goodnight moon,
    where the wild things are, cat in the hat, giving tree, shel silverstein, art of war, meditations, marcus aurelius, think and grow rich, 7 habits,
    four agreements, body keeps the score, thinking fast and slow, freakonomics, outliers, guns germs and steel, cosmos sagan, brief history of time,
    feynman lectures, griffiths, halliday, resnick, tipler, serway, zumdahl, guyton, netter, robbins pathology, lippincott, clrs, knuth, clean code,
    louis l amour, zane grey, mary higgins clark, sue grafton, janet evanovich, james rollins, david baldacci, michael connelly, harlan coben,
    patricia cornwell, dean koontz, anne rice, tom wolfe, kurt vonnegut, vonnegut, slaughterhouse five, catch 22, brave new world, fahrenheit 451,
    lord of the flies, of mice and men, grapes of wrath, old man and the sea, on the road, kerouac, bukowski, sylvia plath, maya angelou, james
    baldwin, alice walker, jodi picoult, nicholas sparks, kristin hannah, liane moriarty, delia owens, taylor jenkins reid, elin hilderbrand, debbie
    macomber, jude deveraux, da vinci code, hunger games trilogy, maze runner, twilight, mockingjay, catching fire, inheritance cycle, redwall,
    warriors erin hunter, erin hunter, lemony snicket, geronimo stilton, elephant and piggie, mo willems, pete the cat, fancy nancy, curious george,
    babar, mercer mayer, richard scarry, golden books, beverly cleary, judy blume, charlottes web, e b white, matilda, bfg, charlie and the chocolate
    factory, james and the giant peach, secret garden, black beauty, treasure island, robinson crusoe, tom sawyer, huckleberry finn, mark twain,
    sherlock holmes, poirot, miss marple, jack reacher, alex cross, stephanie plum, game of thrones, fire and blood, malazan, witcher books, enders
    game, neuromancer, snow crash, foundation trilogy, asimov, heinlein, arthur c clarke, le guin, octavia butler, lovecraft, edgar allan poe, joyce,
    ulysses, woolf, chekhov, crime and punishment, brothers karamazov, anna karenina, odyssey, iliad, plato, aristotle, nietzsche, freud, marx
    capital, adam smith, keynes, piketty, howard zinn, team of rivals, david mccullough, ron chernow, walter isaacson, erik larson, bill bryson, jon
    krakauer, into the wild, unbroken, eat pray love, wild strayed, glass castle, girl on the train, big little lies, book thief, fault in our stars,
    john green, looking for alaska, perks of being a wallflower, thirteen reasons why, outsiders, giver, wonder palacio, number the stars, hatchet`,
  traits: `author, by author, page, dustjacket, bound, illustrated, illustrations, underlining, yellowed pages, library copy, unabridged, read it once, well
    read, never read, reading, read, bookworm, best seller, series, boxset, class required, university, college, freshman, calculus, algebra, biology,
    chemistry, physics, organic chemistry, anatomy, psychology, economics, accounting, statistics, philosophy, history, sociology, anthropology,
    linguistics, engineering text, subrayado, subrayados, paginas, autor, editorial, edicion, leido, leidos, asignatura, universidad, auteur, lu une
    fois, verlag, auflage, seiten, gelesen, ungelesen, taschenbuchausgabe, markierungen, autore, casa editrice, edizione, pagine, letto,
    sottolineature, sottolineato, autora, editora, edicao, grifos, lido, manual, edition, volume, vol, classics, library, reader, album, cover,
    covers, title, titles, copy, copies, story, stories, fantasy, mystery, romance, horror, writing, written, writer, publisher, published, print,
    printing, chapter, text, texts, exam, exams, study, studying, student, students, school, math, science, law, medical, nursing, grade,
    kindergarten, bookshelf, shelf wear, jacket, pencil, notes, written in, markings, no markings, no writing, semester, for class, my class`,
};
