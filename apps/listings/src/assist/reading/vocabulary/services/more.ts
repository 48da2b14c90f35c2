import type { Vocabulary } from '../vocabulary';

/** What has no file of its own, and what other languages call the goods of this category. */
export const more: Vocabulary = {
  certain: `tuition, i teach, i will teach, hourly, hourly rate, per visit, #perhour, hr rate, licensed and insured, fully insured, references available, years of
    experience, years experience, year experience, book now, book me, now booking, appointments, by appointment, same day service, service call,
    available weekends, available evenings, flexible schedule, handyman, handyman services, maid service, housekeeping, housekeeper, lawn service,
    landscaping, tree service, gardener, hauling, movers, electrician, plumber, plumbing, plumbing repairs, carpenter, carpentry, painter, roofing,
    roofer, tiling service, flooring installation, hvac repair, appliance repair, locksmith, pest control, iphone repair, pc repair, it support, tech
    support, seo services, bookkeeping, accounting services, proofreading, translation, translations, translator, interpreter, transcription service,
    dog trainer, babysitting, babysitter, nanny, childcare, daycare, caregiver, math help, haircut, haircuts, hair stylist, hairdresser, barber, nail
    art service, manicure, manicures, wedding photographer, videographer, wedding planner, catering, caterer, bartender, bartending, rideshare,
    courier, delivery service, errands, grocery shopping service, tailoring, seamstress, guitar setup service, upholstery service, astrology, clases
    particulares, profesor, por hora, la hora, presupuesto, sin compromiso, fontanero, plomero, electricista, albanil, pintor, jardinero, peluquera a
    domicilio, peluqueria, ninera, paseador, fotografo, cours particuliers, cours d anglais, soutien scolaire, aide aux devoirs, professeur, devis,
    devis gratuit, menage, plombier, electricien, peintre, jardinier, garde d enfants, nounou, coiffeuse, coiffure a domicile, photographe, depannage,
    bricolage service, nachhilfe, unterricht, gitarrenunterricht, klavierunterricht, pro stunde, die stunde, stundenlohn, std, kostenvoranschlag,
    umzugshilfe, putzhilfe, reinigungskraft, haushaltshilfe, gartenarbeit, gartenpflege, handwerker, maler, elektriker, klempner, fliesenleger,
    babysitterin, kinderbetreuung, hundesitter, gassi, friseurin, fotograf, hochzeitsfotograf, übersetzung, dienstleistung, entrümpelung, lezioni,
    lezioni private, ripetizioni, lezioni di, insegnante, all ora, preventivo, preventivo gratuito, pulizie, donna delle pulizie, idraulico,
    elettricista, imbianchino, giardiniere, parrucchiera, traduzioni, tuttofare, aulas, aulas particulares, explicacoes, explicador, orcamento,
    orcamento gratis, frete e mudancas, fretes, diarista, faxina, faxineira, encanador, canalizador, eletricista, pedreiro, jardineiro, baba,
    cabeleireira, traducao, on site repair, umzugsservice, umzugsunternehmen, service de demenagement, servizio traslochi, we repair, i repair, repair
    service, repair services, servicio de reparacion, reparaturservice, servicio tecnico, reparo, se repara, i fix, i paint, i mow, i sew, i
    translate, i edit, i write, i walk, i babysit, i cook, i bake, i groom, i haul, i assemble, i mount, i train, i photograph, i drive, i do taxes,
    we haul, we paint, can help with, can help you, taking new clients, accepting new clients, new clients, new students, taking students, accepting
    students, openings available, a few openings, slots available, enroll, enrolling, sliding scale, flat rate, flat fee, hourly or flat, rates vary,
    price depends, prices vary, depending on size, depends on size, per load, per walk, per night, per kid, per head, a visit, hour long, 30 minute,
    45 minute, 60 minute, one on one, will travel, mobile service, house calls, at your place, your place or mine, word of mouth, hemming, tuneup,
    edit your, flyers, magician, clown, karaoke host, meal prep, meal prepping, henna, eyebrow threading, reiki, bootcamp, esl, overnight stays, house
    sit, plant watering, nail trims, poop scooping, weeding, mulching, gutters cleaned, soft wash, sealcoating, snow blowing service, fence
    installation, drywall patching, caulking service, tiling, faucets, leaky faucets, clogged drains, unclog, ceiling fans installed, light fixtures
    installed, tv mount installation, tvs mounted, furniture put together, put together furniture, assembling, assemble furniture, heavy lifting,
    loading and unloading, load and unload, cleanouts, garage cleanouts, estate cleanouts, decluttering, declutter, ironing service, windows washed,
    carpets cleaned, carpet shampooing, sharpened, small engine repair, mower repair, computer help, screens replaced, screens fixed, digitize,
    digitizing, welding service, reupholster, reupholstery, upholsterer, refinishing service, babysit, companionship, errand running, running errands,
    moving boxes and furniture for you, strong backs, need help with, need your, storage unit cleanout, interior detail, full detail, wax and detail,
    window tinting, tinting, engine repair service, racket stringing, restringing service, piano tuner, watch batteries replaced, drone footage,
    transcribe, transcribing, social media posts, copywriting, ghostwriting, bookkeeper, payroll help, immigration forms, legal document, fortune
    telling, doula, lactation consultant, physical therapy, all ages welcome, all levels welcome, via zoom, over zoom, in person or zoom, college
    essay, math and science, biweekly, bi weekly, pool service, chimney sweep, lawns mowed, lawn mowed, rake leaves, sod installation, sprinkler
    repair, deck repair, tile installation, floor installation, cabinet installation, home repair, home repairs, honey do list, handyperson, general
    contractor, licensed electrician, licensed plumber, water heater installation, ac repair, furnace repair, tv installation, security camera
    installation, wifi installation, phone repairs, cracked screen repair, battery replacement service, clock repair, amp repair, violin repair, bike
    repairs, bicycle repairs, brake service, auto repair, auto body, dent repair, paintless dent, windshield repair, tow service, roadside assistance,
    estate cleanout, two movers, movers available, assemble your, organize your, organizer services, professional organizer, feng shui, pet taxi,
    mobile groomer, babysits, nannying, summer camp, day camp, accepting new students, senior companion, mobile barber, mobile hairstylist, hair
    styling, cornrows, balayage, keratin treatment, microblading, spray tan, acupuncture, reflexology, deep tissue, tiffin service, tiffin, custom
    made to order, wordpress sites, seo, voice over, voiceover, audio mixing, mixing and mastering, live music, wedding singer, string quartet,
    karaoke night, photobooth, videography, wedding films, balloon decor, event decor, wedding officiant, officiant, rv storage, file your taxes,
    payroll service, translate documents, document translation, sworn translation, legal help, virtual assistance, grocery delivery, senior errands,
    knife sharpening service, lawn mower repair, machine shop, embroidery service, psychic, clases online, clases a domicilio, profesora, profesor
    nativo, se realizan, fletes, cuido ninos, cuido personas mayores, cuidadora, adiestrador, masajista, manicura, maquilladora, instalo, reformas,
    reforma, albanileria, carpintero, cerrajero, diseno web, traducciones, por horas, presupuesto sin compromiso, presupuestos gratis, cours a
    domicilio, donne cours, je donne des cours, cours d espagnol, aide menagere, je propose mes services, propose ses services, mes services,
    repassage, garde animaux, promeneur, demenagement, aide demenagement, travaux, petits travaux, renovation interieure, carreleur, menuisier,
    serrurier, coiffeuse a domicile, maquilleuse, photographe mariage, traductrice, traducteur, site internet, ich biete, biete unterricht, biete
    nachhilfe, mathe nachhilfe, englischunterricht, deutschunterricht, klavierlehrer, gitarrenlehrer, tanzkurs, yogakurs, kurs, kurse, reinigung,
    fensterputzen, fensterreinigung, haushaltsauflosung, umzug, umzuge, umzugshelfer, kleintransporte, entrumpelungen, malerarbeiten, fliesenarbeiten,
    trockenbau, mobelmontage, ikea aufbau, handyreparatur, pc hilfe, computerhilfe, webdesign, fotoshooting, hochzeitsfotos, hundebetreuung,
    katzenbetreuung, tierbetreuung, seniorenbetreuung, alltagshilfe, massagen, friseur, kosmetik, nageldesign, do ripetizioni, ripetizioni di, lezioni
    di piano, lezioni di chitarra, lezioni di inglese, insegno, babysitter disponibile, badante, pulizia, stiro, traslochi, trasloco, sgomberi,
    ristrutturazioni, imbiancatura, muratore, falegname, fabbro, assistenza computer, fotografo matrimoni, truccatrice, estetista, dou aulas, aulas
    online, professora, fazemos, presto servicos, servicos gerais, diaria, mudanca, mudancas, carreto, frete, pintura residencial, reformas em geral,
    eletrica, hidraulica, assistencia tecnica, formatacao, manicure e pedicure, maquiadora, fotografa`,
  things: `service, services, help with, helper, assistance, course in person, consultation, consultant, estimate, quote, quotes, booking, bookings, appointment,
    mentor, freelancer, freelance, contractor, drafting, marketing, servicio, servicios, alquiler, ensenanza, entrenador, masaje, masajes, maquillaje,
    transporte, traductor, se hacen, se hace, hago, ofrezco, me ofrezco, service a domicile, entretien, je propose, propose mes services, prestation,
    formation, maquillage, service angebot, biete an, vermietung, pflege, montage, servizio, servizi, noleggio, offro, offresi, mi offro, massaggi,
    trasporti, montaggio mobili, servico, servicos, aluguel, aluguer, ofereco, faco, massagem, maquiagem, montagem, lessons for kids, stylist,
    landscaper, chauffeur, butler, insured, singing, a session, references, tailor`,
  makers: `i offer, we offer, offering, i provide, we provide, i can help, i ll come, let me help, need help, need a hand, need someone, rates, rates start,
    starting at, starts at, from per, customers, clients, client, satisfaction guaranteed, experienced, bonded, background check, background checked,
    cpr certified, first aid certified, qualified, bilingual, fluent, native speaker, portfolio, student discount, available mon, monday, weekdays,
    evenings, weekends, saturdays, sundays, local area, serving, zoom, online or in person, in person or online, in person, all ages, all levels,
    beginners welcome, beginners, a domicilio, experiencia, con experiencia, disponibilidad, tarifas, todos los niveles, a domicile, experience,
    experimente, disponible, tarif, tarifs, tous niveaux, erfahrung, erfahrene, zuverlässig, termine, termin, nach vereinbarung, esperienza,
    disponibilita, tariffe, tutti i livelli, disponibilidade, precos a partir, ao domicilio, em domicilio, teaching, photographer, repair, repairs,
    reparacion, reparaciones, reparation, riparazioni, conserto, consertos, reparaturen, walker, pianist, certified`,
  traits: `hours, hr, hrs, daily, weekly, monthly, per week, per month, per day, per room, per person, schedule, availability, friendly, affordable, fast
    turnaround, neighborhood, area, i also do, my rates, hora, stunde, días, semanal, maintenance, professional, installation, install, mechanic,
    delivery, reliable, dependable, available, hour, team, call, text, book, booked, message, weekend, mornings, afternoons, students, adults,
    seniors, beginner, trained, degree, patient, punctual, honest, flexible, local, nearby, travel, job, jobs, work, projects, custom, i do, we do,
    years of, commission`,
};
