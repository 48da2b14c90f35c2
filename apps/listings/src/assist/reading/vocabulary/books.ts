import type { Vocabulary } from './vocabulary';

export const books: Vocabulary = {
  certain: `memory book, baby book, hymnals, hymnal, prayer book, prayer books, almanac, almanacs, flash cards, flashcards, book only, repair manual, repair manuals, workshop manual, service manual, shop manual, haynes manual, crash course, teacher edition, teachers edition, field guide, field guides, organic chemistry, general chemistry, inorganic chemistry, linear algebra, differential equations, discrete math, intro to psychology, principles of
    economics, human anatomy, microbiology, pharmacology, constitutional law, contract law, art history, world history, us history, text book, text books,
    textbook, textbooks, cook book, cookbook, cookbooks, recipe book, recipe books, picture book, picture books, board book, board books, childrens book,
    childrens books, kids books, coloring book, comic strip collection book, hardcover, hard cover, hardback, paperback, paper back, paperbacks, hardcovers,
    box set of books, boxed set books, book set, book series, book collection, set of books, box of books, bag of books, stack of books, first edition,
    isbn, audio book, audiobook, audiobooks, photo book, art book, coffee table book, travel guide, travel guides, guide book, study guide, study guides,
    workbook, workbooks, exam prep, test prep, prep books, test prep book, mcat books, lsat prep, gre prep, sat prep, law books, medical books, nursing
    books, harry potter books, harry potter series, harry potter set, lord of the rings books, game of thrones books, song of ice and fire, hunger games,
    twilight series, wimpy kid, magic tree house, goosebumps books, nancy drew, hardy boys, dr seuss books, little house, encyclopedia, encyclopedias,
    encyclopaedia, encyclopedia britannica, dictionary, bible, study bible, quran, torah, national geographic magazines, magazine collection, stack of
    magazines, magazines, libro de texto, libros de texto, libro de cocina, libros infantiles, tapa dura, tapa blanda, livre de poche, livre de cuisine,
    livres enfant, livre scolaire, manuel scolaire, livro infantil, livros infantis, livro de receitas, livro didatico, livros escolares, capa dura, libro
    di testo, libri scolastici, libro di cucina, libri per bambini, copertina rigida, 教科书, 教材, 小说, 参考書, 文庫本, 単行本, 絵本, 小説, 雑誌, पाठ्यपुस्तक, उपन्यास, किताबें,
    किताब, recipe collection, spiral bound, cozy mysteries, westerns paperback, sci fi paperbacks, fantasy series, ya novels, ya books, ya fantasy, chapter
    books, early readers, easy readers, storybooks, bedtime stories, homeschool books, ap review, nclex, bar exam, cpa review, cfa books, gmat, ged, cliffs
    notes, cliffsnotes, sparknotes, for dummies, idiots guide, chilton manual, repair manual, field guide, field guides, gardening book, gardening books,
    knitting book, art books, history books, history book, military history, theology, commentary, concordance, devotionals, self help books, business
    books, investing books, programming books, programming book, coding books, math book, math books, science book, law book, medical textbook, nursing
    textbook, poetry book, poetry books, poetry collection, plays anthology, screenplays, signed copy, signed by the author, first printing, book club, book
    club edition, library discards, slipcase, leather bound, leatherbound, easton press, antique books, antique book, old books, old book, rare book, rare
    books, vintage books, encyclopedia set, light novels, manga set, manga series, manga volumes, hardbacks, crossword books, sudoku book, puzzle book,
    puzzle books, sticker book, coloring books, travel book, travel books, back issues, popular mechanics, new yorker, vogue magazines, old magazines,
    magazines lot, comic novels, book lot, books lot, lot of books, collection of books, shelf of books, crate of books, mixed books, fiction books,
    nonfiction books, mystery books, thriller novels, romance books, fantasy books, horror novels, horror books, novels by, books by, novel by, book by,
    written by, complete set of books, the trilogy, volumes 1, vol 1, book 1, books 1, book one, book two, book 2, required reading, assigned reading,
    reading list, summer reading, used for class, text for, textbook for, lab manual, solution manual, solutions manual, kids bible, children bible, prayer
    books, kids reading, learn to read, phonics, leveled readers, scholastic books, usborne books, usborne, baby books, lift the flap, pop up books, fairy
    tale book, hardcover books, hardcover novel, paperback novels, paperback books, pocket books, paperback series, book, books, novel, novels, magazine,
    livre, livres, libro, libros, libri, livro, livros, roman, romans, romanzo`,
  things: `novella, anthology, short stories, poetry, poems, biography, autobiography, memoir, memoirs, nonfiction, non fiction, fiction, sci fi, science fiction,
    fantasy novel, romance novel, romance novels, mystery novel, mysteries, thriller, thrillers, crime novel, whodunit, classic literature, literature,
    essays, textbook bundle, handbook, guidebook, atlas, almanac, thesaurus, phrasebook, primer, flashcards, flash cards, journal back issues, storybook,
    fairy tales, nursery rhymes, pop up book, activity books, manga, light novel, graphic novel, graphic novels, sheet music book, songbook, hymnal,
    scripture, prayer book, devotional, self help, course book, coursebook, lecture notes, study notes, exam papers, past papers, syllabus, curriculum,
    homeschool, homeschool curriculum, ebook paper, novela, novelas, cuento, cuentos, poesia, biografia, diccionario, enciclopedia, enciclopedias, revista,
    revistas, biblia, apuntes, saga completa, bouquin, bouquins, poche, conte, contes, poesie, biographie, dictionnaire, encyclopedie, revue, revues,
    manuels, album jeunesse, polar, romanzi, racconti, fiabe, dizionario, rivista, riviste, bibbia, manuale, giallo mondadori, saggio, saggi, romance
    policial, contos, dicionario, apostila, apostilas, sebenta, manuais escolares, gibis livro, 书, 书籍, 图书, 课本, 辞典, 词典, 字典, 杂志, 绘本, 童书, 考研, 教辅, 练习册, 传记, 散文,
    诗集, 旧书, 二手书, 漫画书, 英语书, 書籍, 古本, 辞書, 図鑑, 教科書, 問題集, 漫画本, コミック, コミックス, 全巻, 全巻セット, マンガ, 文庫, 新書, 写真集, 攻略本, 赤本, पुस्तक, पुस्तकें, कहानी, कहानियां, कविता,
    शब्दकोश, पत्रिका, पत्रिकाएं, नोट्स, गाइड, ग्रंथ, गीता, रामायण, एनसीईआरटी, trilogy, recipes, young adult,
    textbk, course text, looseleaf, etextbook paper, teacher edition, teachers edition, instructor edition, student edition, readers edition,
    penguin paperback, classic novels, classics set, hardcover set, hardback book, hardback books, boxed trilogy, tetralogy, complete works,
    collected works, collected stories, collected poems, short story collection, cookery book, baking book, recipe, wine guide, bird guide, tree guide,
    mushroom guide, road atlas, world atlas, map book, phrase book, grammar book, vocabulary book, learn spanish book, learn german book,
    language course book, dictionaries, thesauruses, bibles, hymn book, missal, catechism, commentary set, sermons, koran, bhagavad gita,
    buddhist book, yoga book, meditation book, diet book, fitness book, pregnancy book, what to expect, parenting book, parenting books,
    baby name book, kids book, kid books, toddler books, bedtime book, counting book, alphabet book, abc book, picturebook, picturebooks,
    beginner books, early reader, readers set, bob books, step into reading, i can read, leapfrog books, eyewitness, national geographic kids,
    guinness world records, ripleys, trivia book, joke book, jokebook, origami book, knitting patterns, sewing patterns book, pattern book, craft book,
    craft books, drawing book, how to draw, photography book, architecture book, design book, fashion book, film book, music book, biography of,
    autobiography of, guide to, introduction to, principles of, fundamentals of, essentials of, handbook of, encyclopedia of, dictionary of, atlas of,
    the art of, a novel, novels series, book bundle, books bundle, bundle of books, lots of books, tons of books, boxes of books, bags of books,
    shelf full of books, old textbook, old textbooks, used textbook, used textbooks, college textbook, college textbooks, college books, school book,
    school books, schoolbook, schoolbooks, high school books, nclex review, usmle step, mcat, lsat, gre, gmat book, toefl, ielts, ielts book, sat book,
    act prep, ap biology, ap chemistry, ap history, cpa, bar prep, barbri, casebook, casebooks, law school books, statutes, medical book,
    anatomy atlas, anatomy book, nursing book, pharmacology book, physiology, biochemistry, thermodynamics, mechanics of materials, fluid mechanics,
    signals and systems, algorithms, data structures, java programming, python programming, c programming, networking book, machine learning book,
    precalculus, trigonometry, algebra 1, algebra 2, calculus book, microeconomics, macroeconomics, finance textbook, marketing textbook,
    management textbook, accounting textbook, statistics textbook, physics textbook, chemistry textbook, biology textbook, psychology textbook,
    sociology textbook, history textbook, spanish textbook, french textbook, german textbook, essays collection, paperback book, softcover, soft cover,
    softback, mass market, large print, large print books, signed edition, signed by author, signed first edition, advance reader copy,
    uncorrected proof, limited edition book, illustrated edition, annotated edition, popup book, novela grafica, comic libro, libros usados,
    lote de libros, coleccion de libros, libro infantil, libros de lectura, libros universitarios, libro de matematicas, lote libros, novela negra,
    libro de bolsillo, diccionarios, enciclopedia completa, atlas geografico, livres d occasion, lot de livres, livre jeunesse, livre enfants,
    roman policier, romans policiers, bande dessinees livre, beau livre, beaux livres, dictionnaires, encyclopedies, livre ancien, livres anciens,
    annales, annales bac, livre de maths, livre de recettes, bucher, bucherpaket, bucherkiste, kinderbucher, kinderbuch, romansammlung, taschenbucher,
    hardcoverbuch, kochbucher, lehrbucher, fachbucher, reclam, reclamheft, reclamhefte, atlanten, thriller buch, fantasy buch, libro usato,
    libri usati, libro per bambini, libri universitari, libro universitario, libro di ricette, enciclopedia treccani, vocabolario, vocabolari,
    livros usados, livro usado, lote de livros, livro escolar, livros universitarios, livro de bolso, colecao de livros, 课外书, 考研书, 四级, 六级, 雅思, 托福, 习题集,
    真题, 笔记本教材, 名著, 诗歌, 散文集, 连环画, 参考书, 工具书, 全套书, 套书, 児童書, 絵本セット, 小説セット, 専門書, 医学書, 過去問, 問題集セット, 料理本, 雑誌セット, 漫画セット, प्रतियोगी परीक्षा`,
  compounds: `buch, bücher, romane, taschenbuch, taschenbücher, kochbuch, kochbücher, lehrbuch, lehrbücher, fachbuch, fachbücher, schulbuch, schulbücher, bilderbuch,
    krimi, krimis, wörterbuch, lexikon, zeitschrift, zeitschriften, bibel, ratgeber, reiseführer, sachbuch, bildband, märchenbuch`,
  makers: `stephen king, jk rowling, j k rowling, rowling, tolkien, george r r martin, agatha christie, john grisham, james patterson, dan brown, lee child, danielle
    steel, nora roberts, colleen hoover, sarah j maas, rick riordan, percy jackson, roald dahl, dr seuss, eric carle, jane austen, dickens, shakespeare
    plays, hemingway, steinbeck, orwell, 1984 orwell, animal farm, fitzgerald, great gatsby, to kill a mockingbird, catcher in the rye, dostoevsky, tolstoy,
    war and peace, murakami, haruki murakami, paulo coelho, alchemist, gabriel garcia marquez, isabel allende, cervantes, don quijote, victor hugo, les
    miserables, camus, saint exupery, le petit prince, little prince, proust, goethe, kafka, hesse, umberto eco, elena ferrante, dante, divina commedia,
    saramago, machado de assis, neil gaiman, terry pratchett, discworld, brandon sanderson, isaac asimov, foundation series, dune herbert, frank herbert,
    philip k dick, ray bradbury, ursula le guin, margaret atwood, handmaids tale, toni morrison, michelle obama, sapiens, harari, malcolm gladwell, atomic
    habits, rich dad poor dad, jordan peterson, brene brown, dale carnegie, gone girl, girl with the dragon tattoo, stieg larsson, jo nesbo, ken follett,
    tom clancy, clive cussler, michael crichton, jurassic park novel, narnia, c s lewis, outlander, diana gabaldon, wheel of time, robert jordan,
    bridgerton, julia quinn, harry potter, hobbit, divergent, eragon, artemis fowl, captain underpants, dog man, diary of a wimpy kid, magic school bus,
    berenstain bears, little golden books, peter rabbit, winnie the pooh book, paddington book, beatrix potter, penguin classics, penguin, oxford,
    cambridge, pearson, mcgraw hill, wiley, cengage, norton, springer, o reilly, o reilly books, dk, lonely planet, rick steves, time life, readers digest,
    folio society, barnes and noble, kaplan, princeton review, barrons, schaums, norton anthology, campbell biology, stewart calculus, grays anatomy, chetan
    bhagat, premchand, rd sharma, hc verma, arihant, ncert, jamie oliver, ottolenghi, julia child, joy of cooking, gordon ramsay cookbook, duden, brockhaus,
    gallimard, pleiade, feltrinelli, planeta, anagrama, acotar, court of thorns and roses, throne of glass, fourth wing, it ends with us, where the crawdads
    sing, project hail mary, the martian, ready player one, kite runner, life of pi, pride and prejudice, wuthering heights, jane eyre, moby dick,
    frankenstein, dracula, little women, anne of green gables, chronicles of narnia, junie b jones, boxcar children, babysitters club, baby sitters club,
    sweet valley high, amelia bedelia, very hungry caterpillar, goodnight moon, where the wild things are, cat in the hat, giving tree, shel silverstein,
    art of war, meditations, marcus aurelius, think and grow rich, 7 habits, subtle art, four agreements, body keeps the score, thinking fast and slow,
    freakonomics, outliers, guns germs and steel, cosmos sagan, brief history of time, feynman lectures, griffiths, halliday, resnick, tipler, serway,
    zumdahl, guyton, netter, robbins pathology, usmle, lippincott, clrs, knuth, clean code, louis l amour, zane grey, mary higgins clark, sue grafton, janet
    evanovich, james rollins, david baldacci, michael connelly, harlan coben, patricia cornwell, dean koontz, anne rice, tom wolfe, kurt vonnegut, vonnegut,
    slaughterhouse five, catch 22, brave new world, fahrenheit 451, lord of the flies, of mice and men, grapes of wrath, old man and the sea, on the road,
    kerouac, bukowski, sylvia plath, maya angelou, james baldwin, alice walker, cormac mccarthy, jodi picoult, nicholas sparks, kristin hannah, liane
    moriarty, delia owens, taylor jenkins reid, emily henry, sally rooney, elin hilderbrand, debbie macomber, jude deveraux, outlander series, da vinci
    code, hunger games trilogy, maze runner, divergent series, twilight, mockingjay, catching fire, inheritance cycle, redwall, warriors erin hunter, erin
    hunter, lemony snicket, series of unfortunate events, geronimo stilton, magic treehouse, dork diaries, big nate, elephant and piggie, mo willems, pete
    the cat, fancy nancy, curious george, babar, mercer mayer, richard scarry, golden books, beverly cleary, judy blume, charlottes web, e b white, matilda,
    bfg, charlie and the chocolate factory, james and the giant peach, secret garden, black beauty, treasure island, robinson crusoe, tom sawyer,
    huckleberry finn, mark twain, sherlock holmes, poirot, miss marple, jack reacher, alex cross, stephanie plum, game of thrones, fire and blood, mistborn,
    stormlight, malazan, witcher books, enders game, neuromancer, snow crash, hitchhikers guide, foundation trilogy, asimov, heinlein, arthur c clarke, le
    guin, octavia butler, lovecraft, edgar allan poe, joyce, ulysses, woolf, chekhov, crime and punishment, brothers karamazov, anna karenina, odyssey,
    iliad, plato, aristotle, nietzsche, freud, marx capital, adam smith, keynes, piketty, howard zinn, team of rivals, david mccullough, ron chernow, walter
    isaacson, erik larson, bill bryson, jon krakauer, into the wild, unbroken, born a crime, eat pray love, wild strayed, glass castle, girl on the train,
    big little lies, help stockett, book thief, fault in our stars, john green, looking for alaska, perks of being a wallflower, thirteen reasons why,
    outsiders, giver, wonder palacio, number the stars, bridge to terabithia, hatchet`,
  traits: `author, by author, pages, page, chapters, dust jacket, dustjacket, binding, bound, illustrated, illustrations, highlighting, highlighted, highlights,
    underlining, underlined, notes in margins, margin notes, annotations, annotated, dog eared, dogeared, yellowed pages, creased spine, ex library, library
    copy, access code unused, 2nd edition, 3rd edition, 4th edition, 5th edition, 6th edition, 7th edition, 8th edition, 9th edition, 10th edition, 11th
    edition, 12th edition, third edition, fourth edition, fifth edition, latest edition, international edition, revised edition, unabridged, read once, read
    it once, well read, unread, never read, reading, read, bookworm, bestseller, best seller, series, complete series, boxset, college class, class
    required, university, college, freshman, calculus, algebra, biology, chemistry, physics, organic chemistry, anatomy, psychology, economics, accounting,
    statistics, philosophy, history, political science, sociology, anthropology, linguistics, engineering text, subrayado, subrayados, paginas, autor,
    editorial, edicion, leido, leidos, asignatura, universidad, auteur, lu une fois, collection poche, verlag, auflage, seiten, gelesen, ungelesen,
    taschenbuchausgabe, markierungen, autore, casa editrice, edizione, pagine, letto, sottolineature, sottolineato, autora, editora, edicao, grifos, lido,
    作者, 出版社, 全新塑封, 笔记, 划线, 第二版, 第三版, 帯付き, 初版, 書き込み, 巻, 著, लेखक, पन्ने, संस्करण, कक्षा, manual, edition, editions, volume, volumes, vol, classics, library,
    spine, reader, album, cover, covers, title, titles, copy, copies, story, stories, fantasy, mystery, romance, horror, writing, written, writer,
    publisher, published, print, printing, chapter, text, texts, exam, exams, study, studying, student, students, professor, school, math, science, law,
    medical, nursing, grade, kindergarten, bookshelf, shelf wear, jacket, pencil, notes, written in, markings, no markings, no writing, semester, for class,
    my class`,
};
