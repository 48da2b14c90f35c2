import type { Vocabulary } from '../vocabulary';

/** What one studies from. */
export const textbooks: Vocabulary = {
  certain: `intl edition, international edition, access code unused book, loose leaf, binder ready, teachers edition, intro to algorithms, introduction to
    algorithms, intro to, intro to sociology, intro to philosophy, intro to statistics, college algebra, college physics, university physics, physics
    for scientists, calc textbook, calculus textbook, calc book, calculus early transcendentals, stewart calc, stewart calculus, thomas calculus,
    organic chem textbook, orgo textbook, orgo book, chem textbook, bio textbook, biology book, chemistry book, physics book, econ textbook, econ
    book, psych textbook, psych book, soc textbook, history textbook, stats textbook, stats book, accounting book, nursing books, anatomy and
    physiology, anatomy coloring book, human physiology, molecular biology of the cell, campbell biology, biochem textbook, engineering textbook,
    engineering books, circuits textbook, statics and dynamics, thermo textbook, materials science, linear algebra, real analysis, abstract algebra,
    discrete mathematics, differential equations, operating systems concepts, computer networks, design patterns, art history textbook, gardner s art,
    norton anthology, norton reader, mla handbook, apa manual, publication manual, writing guide, grammar workbook, spanish textbook, french textbook,
    italian textbook, german textbook, chinese textbook, japanese textbook, lab notebook manual, solutions manual, solution manual, study guide,
    practice tests, practice test book, test prep, exam books, lsat prep, mcat prep, mcat books, mcat kaplan, gre prep, gre book, gre official guide,
    gmat official guide, sat prep, act prep book, nclex book, first aid step 1, dat prep, bar prep books, cpa books, ap prep books, ap exam books,
    cliff notes, course packet, course reader, class notes printed, repair manual, repair manuals, workshop manual, service manual, shop manual,
    haynes manual, crash course, teacher edition, field guide, field guides, intro to psychology, human anatomy, art history, textbook, textbooks,
    first edition, travel guide, travel guides, guide book, study guides, workbook, workbooks, exam prep, prep books, test prep book, early readers,
    easy readers, bar exam, cliffs notes, idiots guide, chilton manual, medical textbook, nursing textbook, plays anthology, book club edition,
    volumes 1, vol 1, book 1, books 1, textbook for, lab manual, learn to read, leveled readers`,
  things: `looseleaf, lehninger, bedford, genki, lsat, powerscore, usmle, coursepack, anthology, science fiction, textbook bundle, handbook, lecture notes, study
    notes, teacher edition, instructor edition, student edition, readers edition, wine guide, bird guide, tree guide, mushroom guide, what to expect,
    early reader, knitting patterns, how to draw, guide to, introduction to, handbook of, the art of, old textbook, old textbooks, used textbook, used
    textbooks, college textbook, college textbooks, usmle step, mcat, gre, act prep, ap biology, ap chemistry, ap history, bar prep, physiology,
    algorithms, algebra 1, algebra 2, calculus book, finance textbook, marketing textbook, management textbook, accounting textbook, statistics
    textbook, physics textbook, chemistry textbook, biology textbook, psychology textbook, sociology textbook, signed edition, advance reader copy,
    illustrated edition, annotated edition`,
  makers: `openstax, campbell, klein organic, wade organic, clayden, mcmurry, atkins, sears zemansky, giancoli, knight physics, hibbeler, sedra smith, boylestad,
    incropera, cengel, mankiw, varian, krugman, kotler, horngren, kieso, myers psychology, david myers, gazzaniga, cormen, sipser, tanenbaum,
    patterson hennessy, silberschatz, rudin, spivak, strang, lay linear, larson, sullivan algebra, moore anatomy, marieb, saladin, tortora, bates
    guide, fundamentals of nursing, saunders nclex, magoosh, manhattan prep, blueprint, barrons ap, 5 steps to a 5, schaum, mosby, elsevier, to kill a
    mockingbird, readers digest, grays anatomy, ready player one, hitchhikers guide, bridge to terabithia`,
  traits: `editions, 2nd ed, 3rd ed, 4th ed, 5th ed, 6th ed, 7th ed, 8th ed, 9th ed, 10th ed, 11th ed, 12th ed, 2e, 3e, 4e, 5e, 6e, 7e, 8e, 9e, 10e, highlighted,
    highlighting, highlights, highlighter, underlined, annotated, annotations, no writing inside, notes in margins, margin notes, dog eared, dogeared,
    access code, no access code, code unused, required for, used for intro, prof, professor, semester class, bookstore price, rented, isbn 13,
    chapters, ch 1, spine, binding, dust jacket, dust jackets, unmarked, access code unused, 2nd edition, 3rd edition, 4th edition, 5th edition, 6th
    edition, 7th edition, 8th edition, 9th edition, 10th edition, 11th edition, 12th edition, third edition, fourth edition, fifth edition, latest
    edition, revised edition, college class, political science`,
};
