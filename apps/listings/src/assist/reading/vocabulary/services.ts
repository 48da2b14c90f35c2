import type { Vocabulary } from './vocabulary';

export const services: Vocabulary = {
  certain: `lesson, lessons, tutoring, tutor, tutors, tuition, private teacher, private lessons, coaching, classes offered, i teach, i will teach, per hour, hourly,
    hourly rate, per session, per visit, per lesson, #perhour, hr rate, free estimate, free estimates, free quote, free quotes, free consultation, licensed
    and insured, fully insured, references available, years of experience, years experience, year experience, book now, book me, now booking, appointments,
    by appointment, call for quote, at your home, i come to you, i come to your, we come to you, same day service, service call, for hire, available
    weekends, available evenings, flexible schedule, handyman, handy man, handyman services, house cleaning, home cleaning, cleaning service, cleaning
    services, office cleaning, deep cleaning, deep clean, move out cleaning, maid service, housekeeping, housekeeper, window washing, window cleaning,
    carpet cleaning service, gutter cleaning, pressure washing service, power washing service, lawn care, lawn mowing, lawn service, mow your lawn, mowing,
    landscaping, yard work, yard cleanup, tree removal, tree trimming, tree service, hedge trimming service, gardening service, gardener, snow removal, snow
    shoveling, junk removal, haul away, hauling, moving help, moving service, moving services, movers, house removals, man with a van, man and van, man with
    van, furniture assembly, ikea assembly, tv mounting, tv wall mounting, electrician, plumber, plumbing, plumbing repairs, carpenter, carpentry, painter,
    house painting, interior painting, painting service, exterior painting, roofing, roofer, drywall repair, tiling service, flooring installation, hvac
    repair, appliance repair, locksmith, pest control, computer repair, laptop repair, phone repair, screen repair, iphone repair, screen replacement
    service, pc repair, data recovery, it support, tech support, web design, website design, logo design, graphic design, web development, app development,
    i design, i build websites, i will build, i ll build, seo services, social media management, virtual assistant, bookkeeping, tax preparation, tax return
    help, accounting services, resume writing, cv writing, proofreading, editing service, essay editing, translation, translations, translator, interpreter,
    transcription service, notary, dog walking, dog walker, dog sitting, pet sitting, pet sitter, cat sitting, dog grooming, pet grooming, dog training, dog
    trainer, baby sitting, babysitting, babysitter, nanny, child care, childcare, daycare, elder care, senior care, caregiver, personal trainer, personal
    training, fitness coaching, yoga classes, yoga class, dance classes, dance lessons, swim lessons, swimming lessons, driving lessons, guitar lessons,
    piano lessons, violin lessons, singing lessons, voice lessons, drum lessons, music lessons, art lessons, language lessons, english lessons, spanish
    lessons, french lessons, math tutor, maths tutor, math tutoring, math help, homework help, hair cut, haircut, haircuts, hair braiding, braiding, hair
    stylist, hairdresser, barber, makeup artist, bridal makeup, nail art service, manicure, manicures, lash extensions, eyelash extensions, massage, massage
    therapy, massage therapist, waxing, tattoo artist, photography services, photography session, photo shoot, photoshoot, wedding photography, wedding
    photographer, portrait session, headshots, videographer, video editing service, dj services, wedding dj, dj for, event planning, wedding planner,
    catering, caterer, personal chef, bartender, bartending, cake baking, custom cakes, custom cake orders, bouncy castle hire, tent rental, party rental,
    equipment rental, car wash service, car detailing, auto detailing, mobile detailing, mobile mechanic, oil change service, airport rides, airport
    shuttle, airport transfer, rideshare, ride share, courier, delivery service, errands, grocery shopping service, alterations, clothing alterations,
    sewing repairs, tailoring, seamstress, shoe repair, watch repair, jewelry repair, bike repair, bike tune up, bicycle repair, piano tuning, guitar setup
    service, knife sharpening, upholstery service, furniture restoration, furniture repair, storage space, parking space, tarot reading, astrology, clases,
    clases particulares, clases de ingles, clases de guitarra, profesor, profesora particular, por hora, la hora, presupuesto, sin compromiso, limpieza de
    casas, servicio de limpieza, fontanero, plomero, electricista, albanil, pintor, jardinero, peluquera a domicilio, peluqueria, cuidado de ninos, ninera,
    paseo de perros, paseador, fotografo, reparacion de, cours de, cours particuliers, cours d anglais, cours de guitare, cours de piano, soutien scolaire,
    aide aux devoirs, professeur, de l heure, devis, devis gratuit, menage, femme de menage, plombier, electricien, peintre, jardinier, garde d enfants,
    baby sitter, nounou, promenade de chiens, coiffeuse, coiffure a domicile, photographe, depannage, bricolage service, nachhilfe, unterricht,
    gitarrenunterricht, klavierunterricht, pro stunde, die stunde, stundenlohn, std, kostenvoranschlag, umzugshilfe, putzhilfe, reinigungskraft,
    haushaltshilfe, gartenarbeit, gartenpflege, handwerker, maler, elektriker, klempner, fliesenleger, babysitterin, kinderbetreuung, hundesitter, gassi,
    friseurin, fotograf, hochzeitsfotograf, übersetzung, dienstleistung, entrümpelung, lezioni, lezioni private, ripetizioni, lezioni di, insegnante, all
    ora, preventivo, preventivo gratuito, pulizie, donna delle pulizie, idraulico, elettricista, imbianchino, giardiniere, dog sitter, parrucchiera,
    traduzioni, tuttofare, aulas, aulas de, aulas particulares, aula de, explicacoes, explicador, professor particular, orcamento, orcamento gratis, frete e
    mudancas, fretes, limpeza domestica, servico de limpeza, diarista, faxina, faxineira, encanador, canalizador, eletricista, pedreiro, jardineiro, baba,
    passeador de caes, cabeleireira, traducao, 家教, 辅导, 培训, 上门, 保洁, 家政, 月嫂, 保姆, 代驾, 代购, 翻译, 摄影服务, 跟拍, 约拍, 授课, 一对一, 每小时, 疏通, 装修, 美甲, 教学, 陪练, 家庭教師, レッスン, 教室,
    教えます, 指導, 時給, 出張, 代行, 家事代行, 引っ越し手伝い, 不用品回収, 修理します, 翻訳, 通訳, 撮影します, 出張撮影, ベビーシッター, ペットシッター, 散歩代行, 清掃, ネイル, 占い, ट्यूशन, कोचिंग, क्लास, क्लासेस, सिखाते,
    सिखाता, पढ़ाता, पढ़ाती, पढ़ाते, प्रति घंटा, सेवा, सेवाएं, सफाई, प्लंबर, इलेक्ट्रीशियन, बढ़ई, पेंटर, पैकर्स, फोटोग्राफर, मेहंदी, ड्राइवर, माली, अनुवाद,
    on site repair, umzugsservice, umzugsunternehmen, service de demenagement, servizio traslochi, servicio de mudanzas, mudanzas economicas, 搬家服务, 上门按摩,
    上门维修, 引越し手伝い, we repair, i repair, repair service, repair services, servicio de reparacion, reparaturservice, servicio tecnico, reparo, se repara, 承接,
    quality work, i fix, i clean, i paint, i mow, i build, i make custom, i sew, i translate, i edit, i write, i walk, i babysit, i cook, i bake, i groom, i
    install, i haul, i move, i assemble, i mount, i tutor, i coach, i train, i photograph, i shoot weddings, i cut hair, i braid, i drive, i do hair, i do
    nails, i do taxes, i do lawns, i do yard, we clean, we move, we haul, we paint, we install, can help with, can help you, available for, available to
    help, looking for clients, taking new clients, accepting new clients, new clients, new students, taking students, accepting students, openings
    available, a few openings, open slots, slots available, spots available, spots left, sign ups, enroll, enrolling, first lesson free, first class free,
    free trial lesson, trial session, sliding scale, flat rate, flat fee, hourly or flat, rates vary, price depends, prices vary, depending on size, depends
    on size, per job, per load, per yard, per window, per walk, per night, per hour per person, per kid, per dog, per head, per class, a lesson, a visit,
    half hour, half hour lessons, hour long, 30 minute, 45 minute, 60 minute, one on one, group lessons, group classes, will travel, willing to travel,
    mobile service, house calls, in your home, at your place, to your door, your place or mine, word of mouth, no job too big, no job is too small, hemming,
    tune up, tune ups, tuneup, oil changes, brake jobs, brake job, rides to, ride to the airport, airport pickup, airport runs, tax prep, tax returns, taxes
    done, income tax, resumes, cover letters, essay help, edit your, logo and, websites built, flyers, custom portraits, pet portraits, portrait
    commissions, commissions, commissions open, face painting, magician, clown, karaoke host, dj and, event dj, live music for, band for hire, musician for,
    birthday cakes, wedding cakes, meal prep, meal prepping, home cooked meals, henna, eyebrow threading, reiki, bootcamp, boot camp class, tennis lessons,
    golf lessons, chess lessons, ski lessons, horseback riding lessons, riding lessons, skating lessons, sewing lessons, cooking classes, pottery classes,
    painting classes, sat prep tutoring, test prep tutoring, esl, conversation practice, piano teacher, guitar teacher, music teacher, voice teacher, dog
    walks, drop in visits, overnight stays, house sitting, house sitter, house sit, plant watering, nail trims, pooper scooper, poop scooping, pet waste
    removal, raking, leaf removal, leaf raking, weeding, mulching, gutters cleaned, pressure washing, power washing, soft wash, driveway sealing,
    sealcoating, snow plowing, snow blowing service, shoveling, fence repair, fence installation, deck staining, deck building, drywall patching, caulking
    service, tile work, tiling, faucets, leaky faucets, clogged drains, drain cleaning, unclog, ceiling fans installed, light fixtures installed, tv mount
    installation, tvs mounted, furniture put together, put together furniture, assembling, assemble furniture, heavy lifting, loading and unloading, load
    and unload, dump runs, dump run, cleanouts, garage cleanouts, estate cleanouts, clean outs, organizing, home organizing, decluttering, declutter,
    laundry service, wash and fold, ironing service, windows washed, airbnb cleaning, turnover cleaning, move in cleaning, move in move out, carpets
    cleaned, carpet shampooing, upholstery cleaning, sharpening, sharpened, small engine repair, mower repair, computer help, virus removal, wifi setup,
    phone screens, screens replaced, screens fixed, photo restoration, digitize, digitizing, vhs to digital, tapes to digital, photo scanning, welding
    service, laser engraving, 3d printing service, screen printing, custom embroidery, custom furniture, reupholster, reupholstery, upholsterer, refinishing
    service, babysit, after school care, school pickup, companion care, companionship, errand running, run errands, running errands, notary public, moving
    boxes and furniture for you, two guys and a truck, strong backs, truck and trailer available, help you move, help moving, need help with, need your, got
    a truck will haul, storage unit cleanout, car washing, interior detail, full detail, details cars, wax and detail, headlight restoration, window
    tinting, tinting, mobile car wash, engine repair service, bike tune, bicycle tune up, ski tuning, racket stringing, restringing service, instrument
    repair, piano tuner, watch batteries replaced, jewelry cleaning, passport photos, senior portraits, family portraits, family photos, engagement photos,
    maternity photos, newborn photos, real estate photos, real estate photography, drone footage, drone photography, video editing, editing videos, podcast
    editing, transcribe, transcribing, data entry, social media posts, content writing, copywriting, ghostwriting, bookkeeper, payroll help, immigration
    forms, legal document, fortune telling, psychic reading, life coaching, career coaching, nutrition coaching, doula, lactation consultant, physical
    therapy, tarot,
    i offer lessons, offering lessons, lessons available, all ages welcome, all levels welcome, first lesson, online lessons, zoom lessons, via zoom,
    over zoom, in person or zoom, test preparation, college essay, resume review, job coaching, life coach, math and science, reading tutor,
    chemistry tutor, physics tutor, sat tutor, ielts coaching, certified teacher, retired teacher, former teacher, violin teacher, dance teacher,
    yoga instructor, yoga teacher, pilates instructor, swim instructor, driving instructor, ski instructor, tennis coach, soccer coach,
    horse riding lessons, surf lessons, coding lessons, programming tutor, clean your house, clean your home, clean houses, cleaning lady,
    house cleaner, weekly cleaning, biweekly, bi weekly, deep clean your, carpet cleaning, oven cleaning, pool cleaning, pool service, chimney sweep,
    roof cleaning, mow lawns, lawns mowed, lawn mowed, raking leaves, rake leaves, hedge trimming, stump grinding, stump removal, sod installation,
    sprinkler repair, deck repair, tile installation, floor installation, flooring install, cabinet installation, home repair, home repairs, odd jobs,
    small jobs, honey do list, handyperson, general contractor, licensed electrician, licensed plumber, water heater installation, ac repair,
    furnace repair, appliance install, tv installation, wall mounting, security camera installation, wifi installation, computer lessons,
    computer setup, phone repairs, cracked screen repair, battery replacement service, console repair, watch battery replacement, clock repair,
    guitar repair, guitar setups, amp repair, violin repair, bike repairs, bicycle repairs, bike tune ups, tune up service, mechanic on wheels,
    brake service, auto repair, car repair, auto body, dent repair, paintless dent, windshield repair, tow service, roadside assistance,
    junk car removal, trash removal, debris removal, estate cleanout, pickup truck for hire, truck for hire, moving truck with driver, two movers,
    movers available, furniture moving, piano moving, delivery driver, furniture delivery service, assemble your, ikea furniture assembly,
    gym equipment assembly, organize your, organizer services, professional organizer, interior design, home staging, feng shui, pet care,
    pet boarding, dog boarding, walk your dog, walk dogs, dog walkers, cat sitter, pet taxi, horse boarding, mobile groomer, babysits,
    date night sitter, nannying, before and after school, summer camp, day camp, in home daycare, home daycare, spots open, accepting new students,
    home health aide, senior companion, hospice care, overnight care, mobile barber, mobile hairstylist, hair styling, box braids, knotless braids,
    cornrows, retwist, balayage, highlights and cut, keratin treatment, wig install, lash lift, microblading, makeup for, wedding makeup, prom makeup,
    spray tan, acupuncture, reflexology, deep tissue, swedish massage, couples massage, meal prep service, tiffin service, tiffin, cakes made to order,
    custom orders, custom made to order, business cards design, flyers design, wordpress sites, build a website, shopify store setup, seo,
    ads management, voice over, voiceover, audio mixing, mixing and mastering, live music, wedding singer, string quartet, karaoke night,
    photo booth rental, photobooth, wedding photos, family photo sessions, maternity shoot, newborn photography, event photography, videography,
    wedding films, balloon artist, balloon decor, party planning, event decor, wedding officiant, officiant, tent and chairs rental,
    table and chair rental, chair rental, bounce house rental, rent my, for rent by the day, room for rent, rv storage, parking spot, file your taxes,
    payroll service, mobile notary, immigration help, translate documents, document translation, sworn translation, legal help, virtual assistance,
    grocery delivery, senior errands, ride to airport, airport ride, zipper replacement, custom sewing, furniture refinishing, refinishing,
    cabinet refinishing, knife sharpening service, lawn mower repair, chainsaw sharpening, machine shop, embroidery service, psychic, palm reading,
    clases online, clases de piano, clases de baile, clases de yoga, clases de matematicas, clases a domicilio, doy clases, imparto clases, profesora,
    profesor nativo, limpio casas, limpieza a domicilio, se realizan, hago mudanzas, mudanzas, fletes, cuido ninos, cuido personas mayores,
    cuidado de mayores, cuidadora, paseo perros, adiestrador, masajista, manicura, maquilladora, instalo, instalacion de, pintura de casas, reformas,
    reforma, albanileria, carpintero, cerrajero, diseno web, diseno grafico, fotografia de bodas, traducciones, por horas, presupuesto sin compromiso,
    presupuestos gratis, cours a domicilio, donne cours, je donne des cours, cours de francais, cours de maths, cours de danse, cours de yoga,
    cours d espagnol, aide menagere, je propose mes services, propose ses services, mes services, heures de menage, repassage, garde animaux,
    garde de chats, promeneur, demenagement, aide demenagement, travaux, petits travaux, renovation interieure, carreleur, menuisier, serrurier,
    coiffeuse a domicile, maquilleuse, massage bien etre, photographe mariage, traductrice, traducteur, creation de site, site internet, ich biete,
    biete unterricht, biete nachhilfe, mathe nachhilfe, englischunterricht, deutschunterricht, klavierlehrer, gitarrenlehrer, tanzkurs, yogakurs, kurs,
    kurse, reinigung, fensterputzen, fensterreinigung, haushaltsauflosung, umzug, umzuge, umzugshelfer, kleintransporte, entrumpelungen, malerarbeiten,
    fliesenarbeiten, trockenbau, mobelmontage, ikea aufbau, handyreparatur, pc hilfe, computerhilfe, webdesign, fotoshooting, hochzeitsfotos,
    hundebetreuung, katzenbetreuung, tierbetreuung, seniorenbetreuung, alltagshilfe, massagen, friseur, kosmetik, nageldesign, do ripetizioni,
    ripetizioni di, lezioni di piano, lezioni di chitarra, lezioni di inglese, insegno, babysitter disponibile, badante, pulizia, stiro, traslochi,
    trasloco, sgomberi, ristrutturazioni, imbiancatura, muratore, falegname, fabbro, assistenza computer, fotografo matrimoni, truccatrice, estetista,
    dou aulas, aulas de ingles, aulas de violao, aulas online, reforco escolar, professora, fazemos, presto servicos, servicos gerais, diaria, mudanca,
    mudancas, carreto, frete, montador de moveis, montagem de moveis, pintura residencial, reformas em geral, eletrica, hidraulica,
    assistencia tecnica, formatacao, manicure e pedicure, maquiadora, cuidadora de idosos, fotografa, 上课, 一小时, 每节课, 小时工, 钟点工, 代写, 陪诊, 宠物寄养, 遛狗, 上门喂猫,
    搬家, 保养服务, 個人レッスン, オンラインレッスン, 出張可能, 致します, 代行します, 草刈り, 便利屋, イラスト制作, 制作します, デザインします, होम ट्यूशन, ऑनलाइन क्लास, बुकिंग, किराए पर`,
  things: `service, services, help with, helper, assistance, cleaning, rental, rentals, hire, rent, session, sessions, class, classes, workshop class, course in
    person, consultation, consulting, consultant, estimate, quote, quotes, booking, bookings, appointment, teacher, instructor, trainer, coach, mentor,
    freelancer, freelance, contractor, assembly service, mounting, detailing, grooming, editing, writing, drafting, marketing, servicio, servicios,
    alquiler, ensenanza, entrenador, masaje, masajes, maquillaje, transporte, traductor, se hacen, se hace, hago, ofrezco, me ofrezco, service a domicile,
    entretien, je propose, propose mes services, prestation, formation, maquillage, service angebot, biete an, vermietung, betreuung, pflege, montage,
    servizio, servizi, noleggio, offro, offresi, mi offro, massaggi, trasporti, montaggio mobili, servico, servicos, aluguel, aluguer, ofereco, faco,
    massagem, maquiagem, montagem, 服务, 出租, 租赁, 安装, 代办, 接送, サービス, レンタル, 設置, 取付, 承ります, いたします, お手伝い, काम, किराया, मसाज, lessons for kids, tutors math, stylist,
    cleaners, landscaper, welder for hire, chauffeur, chef for, butler, cook for hire, insured, singing, a session, references, commission, tailor`,
  makers: `i offer, we offer, offering, i provide, we provide, i can help, i ll come, let me help, need help, need a hand, need someone, hire me, contact me for rates,
    rates, rates start, starting at, starts at, from per, customers, clients, client, satisfaction guaranteed, experienced, bonded, background check,
    background checked, cpr certified, first aid certified, qualified, bilingual, fluent, native speaker, portfolio, student discount, discount for first,
    first session free, trial lesson, available mon, monday, weekdays, evenings, weekends, saturdays, sundays, local area, serving, travel to you, zoom,
    online or in person, in person or online, in person, all ages, all levels, beginners welcome, beginners, exam preparation, a domicilio, experiencia, con
    experiencia, disponibilidad, tarifas, todos los niveles, a domicile, experience, experimente, disponible, tarif, tarifs, tous niveaux, erfahrung,
    erfahrene, zuverlässig, termine, termin, nach vereinbarung, esperienza, disponibilita, tariffe, tutti i livelli, disponibilidade, precos a partir, ao
    domicilio, em domicilio, 经验, 预约, 价格面议, 专业, 経験, 予約, 料金, अनुभव, अनुभवी, घर पर, संपर्क, teaching, photographer, repair, repairs, reparacion, reparaciones,
    reparation, riparazione, riparazioni, conserto, consertos, मरम्मत, रिपेयर, 修理, 维修, reparatur, reparaturen, 按摩, 小时, an hour, walker, pianist, certified`,
  traits: `hours, hr, hrs, daily, weekly, monthly, per week, per month, per day, per room, per page, per word, per person, schedule, availability, friendly,
    affordable, fast turnaround, no job too small, dm for, message me for, text for, neighborhood, area, i also do, my rates, hora, stunde, días, semanal,
    maintenance, professional, installation, install, mechanic, delivery, reliable, dependable, available, hour, team, call, text, book, booked, message,
    weekend, mornings, afternoons, students, adults, seniors, beginner, trained, degree, patient, punctual, honest, flexible, local, nearby, travel, job,
    jobs, work, projects, custom, licensed, i do, we do, years of, commission`,
};
