import type { Vocabulary } from '../vocabulary';

/** What is done for people, their things and their days. */
export const forPeople: Vocabulary = {
  certain: `free estimates, free estimate, free quote, licensed and insured, fully insured, references available, no job too small, years experience, years of
    experience, call for a quote, call for quote, text for a quote, text for a price, message for rates, dm for rates, message for prices, while you wait, by
    the hour, hourly rate, house calls, i come to you, we come to you, come to your home, at your home, in your home, at my studio, in my studio, taking
    clients, accepting clients, accepting new students, new students, openings available, now booking, booking now, satisfaction guaranteed, made to order,
    custom made to order, on short notice, emergency calls,
    airport ride, airport rides, airport drop, airport pickup, rides to, ride to airport, delivery driver, parking spot, parking space, parking space
    rental, storage space rent, room for rent, roommate wanted, knotless braids, box braids, hair braiding, dreadlocks retwist, hair cuts, hair
    coloring, fade cuts, nails done, gel nails done, acrylic nails service, lash extensions, lash lift, brow waxing, waxing service, makeup for prom,
    makeup artist, bridal makeup, tattoo flash, tarot reading, tarot readings, astrology reading, linkedin headshots, grad photos, graduation photos,
    graduation photoshoot, senior photos, photo shoot, photography session, portrait session, wedding photography, event photography, video editing,
    podcast editing, photo editing service, photo restoration, logo design, graphic design, web design, website design, build your website, build a
    website, app development, social media management, data entry, virtual assistant, editing essays, copy editing, essay editing, thesis editing,
    thesis formatting, resume writing, resume review, resume makeover, resume help, cover letter, linkedin profile, tax prep, tax preparation, tax
    return help, mobile notary, immigration help, dj for, dj services, dj for parties, live music for, band for hire, photo booth rental, bounce house
    rental, party rental, tent rental, costume rental, face painting, event planning, wedding planning, bike tune up, bike tune ups, bike repair,
    bicycle repair, phone repair, screen repair, iphone screen repair, laptop repair, computer repair, pc building, pc build service, virus removal,
    data recovery, console repair, watch battery replacement, watch repair, jewelry repair, shoe repair, clothing alterations, sewing repairs, custom
    sewing, custom embroidery, custom shirts printing, screen printing, 3d printing service, laser engraving, custom portraits, pet portraits,
    commissions open, art commissions, car detailing, car wash service, mobile mechanic, oil changes, brake job, car repair, tire change, knife
    sharpening, piano tuning, guitar setup, guitar repair, instrument repair, furniture refinishing, furniture repair, call for quote, i come to you,
    i come to your, we come to you, for hire, screen replacement service, web development, i design, i build websites, i will build, i ll build, cv
    writing, editing service, notary, hair cut, braiding, eyelash extensions, massage, massage therapy, massage therapist, waxing, tattoo artist,
    photography services, photoshoot, headshots, video editing service, wedding dj, bouncy castle hire, equipment rental, auto detailing, mobile
    detailing, oil change service, airport shuttle, airport transfer, ride share, alterations, furniture restoration, storage space, i build, i make
    custom, i shoot weddings, i cut hair, i braid, i do hair, i do nails, available for, available to help, looking for clients, open slots, spots
    available, spots left, sign ups, per job, willing to travel, to your door, no job too big, no job is too small, tune up, tune ups, brake jobs,
    ride to the airport, tax returns, taxes done, income tax, resumes, cover letters, websites built, portrait commissions, commissions, event dj,
    musician for, drop in visits, deck building, sharpening, wifi setup, phone screens, vhs to digital, tapes to digital, photo scanning, custom
    furniture, school pickup, notary public, details cars, headlight restoration, mobile car wash, bike tune, bicycle tune up, ski tuning, passport
    photos, senior portraits, family portraits, family photos, engagement photos, maternity photos, newborn photos, real estate photos, real estate
    photography, drone photography, editing videos, content writing, psychic reading, tarot, test preparation, odd jobs, small jobs, computer setup,
    guitar setups, tune up service, mechanic on wheels, pickup truck for hire, truck for hire, interior design, spots open, retwist, highlights and
    cut, makeup for, wedding makeup, prom makeup, swedish massage, couples massage, business cards design, flyers design, shopify store setup, ads
    management, wedding photos, family photo sessions, maternity shoot, newborn photography, balloon artist, party planning, tent and chairs rental,
    table and chair rental, chair rental, rent my, for rent by the day, zipper replacement, refinishing, cabinet refinishing, chainsaw sharpening,
    palm reading, diseno grafico, massage bien etre`,
  things: `carpool, sublet, sublease, braids, massages, transcription, proofread, proofreader, mural, calligraphy, towing, upholstery, trenzas, unas acrilicas,
    corte de pelo, traduccion, reparacion de celulares, costurera, arreglos de ropa, sesion de fotos, retouches, couture, traduction, reparation velo,
    reparation telephone, graphiste, sartoria, riparazione, grafico, costureira, fotografo de eventos, conserto de celular, designer grafico,
    haarschnitt, änderungsschneiderei, fahrradreparatur, lektorat, korrekturlesen, umzugswagen, mitfahrgelegenheit, rental, rentals, hire, rent,
    detailing, editing, writing, welder for hire, chef for, cook for hire, commission,
    剪发, 摄影, 接机, 送机, 顺风车, 改衣服, 修手机, 理发, ヘアカット, 修理承り, 送迎, デザイン制作, メहंदी, फोटोग्राफी, सिलाई का काम, टाइपिंग`,
  compounds: `reparatur, beratung`,
  makers: `hire me, contact me for rates, discount for first, travel to you, exam preparation`,
  traits: `dm for prices, dm to book, book a slot, slots, slots left, walk ins, same day, turnaround, per page, per word, first time clients, packages, package,
    edits, before and after, flexible hours, evenings and weekends, no job too small, dm for, message me for, text for`,
};
