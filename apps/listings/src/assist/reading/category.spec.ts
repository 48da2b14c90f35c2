import { categories, type Category } from '@vybac/contracts/listings';
import { categoryOf } from './category';
import { Terms } from './terms';

const terms = Terms.of();

/** Written beside the vocabulary, to see that it is wired up; how good it is is measured on tests/labelled-ads. */
const ads: Readonly<Record<Category, readonly string[]>> = {
  electronics: [
    'Selling my old Kindle Paperwhite, screen has no scratches, comes with charger $60',
    'LG 55 inch OLED, wall mount included, moving so must go',
    'Nintendo Switch with two controllers and Zelda, asking 180',
    'Bose noise cancelling over ear headphones, barely used',
    'Dell XPS 13 16gb ram 512gb ssd great for college',
    'canon rebel t6 with 18-55 kit lens and bag, battery holds charge',
    'Verkaufe mein Samsung Galaxy S21 mit Hülle, Display hat einen Kratzer, 180 €',
    'Vendo portátil HP i5 8GB RAM, batería dura 3 horas, 200 euros',
    '出一台二手MacBook Air，电池循环100次，功能正常',
    'PS4本体とコントローラー2個セットです。動作確認済み',
    'सैमसंग का मोबाइल फोन, 2 साल पुराना, चार्जर के साथ 5000 रुपये',
    'Old flip phone and a box of cables, works',
  ],
  clothing: [
    "Women's size M winter parka, worn two seasons, very warm",
    "Levi's 501 jeans 32x34 $20",
    'Cute floral sundress, never worn with tags, size small',
    'Doc Martens 1460 boots, EU 39, some scuffs at the toe',
    'Michael Kors handbag, authentic, dust bag included',
    'Bolso de piel marrón, casi nuevo, 25€',
    "Robe d'été taille 38 portée une fois",
    'Herren Lederjacke Größe L, kaum getragen',
    'Giubbotto invernale donna taglia S, ottime condizioni',
    'bundle of 0-3 month baby boy clothes, 20 pieces',
    'Black backpack, fits 15 inch laptop, all zippers work',
    'Ray-Ban sunglasses, small scratch on left lens',
  ],
  'home-garden': [
    'Solid oak dining table with six chairs, some wear on the top',
    'IKEA Malm dresser white, 6 drawers, pickup only',
    'Cordless drill with two batteries and charger',
    'Dyson V8 vacuum, needs a new filter, works',
    'Grey fabric couch, 3 seats, cat-free home, you haul',
    'Honda lawn mower self propelled, starts first pull',
    'Set of 8 dinner plates and bowls, no chips',
    'Monstera plant in ceramic pot, 3 ft tall',
    'Lavadora Bosch 7kg funciona perfectamente',
    'Schreibtisch höhenverstellbar, Holzplatte, 120x60',
    "Canapé d'angle gris, très bon état, à venir chercher",
    'Lampadario in cristallo, sei luci',
  ],
  'sporting-goods': [
    'Trek mountain bike 29er hydraulic brakes, size L',
    'Set of adjustable dumbbells up to 50 lbs each',
    '4 person tent with rain fly, one broken pole',
    'Old Town kayak 10ft with paddle and life vest',
    'Wilson tennis racket and can of balls',
    'Kids hockey skates size 3, outgrown',
    'Yoga mat and two blocks',
    'Bicicleta de niño rueda 16 pulgadas',
    'Damenfahrrad 28 Zoll, neue Reifen, 7 Gänge',
    'Skis Rossignol 170 cm avec fixations',
    'Treadmill, folds up, belt squeaks a bit',
    'ロードバイク　フレームサイズ52　ほぼ未使用',
  ],
  collectibles: [
    'Charizard holo from base set, edge wear on the corners',
    'Box of about 60 vinyl LPs, classic rock, some sleeves worn',
    '1964 Kennedy half dollar, uncirculated',
    'Marvel comics lot, bagged and boarded, 80s and 90s',
    'Star Wars Black Series figure, unopened',
    'Framed autographed photo of Larry Bird with COA',
    "Antique brass compass, from my grandfather's estate",
    'Briefmarkensammlung Deutschland 1950 bis 1980, drei Alben',
    'Colección de monedas de plata',
    'Lot de vinyles années 70',
    'Lionel train cars, O gauge, original boxes',
    'Hummel figurine, small chip at base',
  ],
  books: [
    'Calculus early transcendentals 8th edition, some highlighting',
    'Complete Harry Potter series hardcover',
    'Stack of 20 romance paperbacks',
    'A Game of Thrones books 1-5, spines creased',
    'Intro to psychology textbook, college class',
    'Joy of Cooking, 1975 edition',
    'Libros de segundo de bachillerato, subrayados a lápiz',
    'Kinderbücher Paket, 15 Stück, gut erhalten',
    '东野圭吾小说五本，九成新',
    'ワンピース全巻セット 1-100',
    'एनसीईआरटी कक्षा 10 की किताबें',
    'Organic chemistry by Clayden, few pencil notes',
  ],
  vehicles: [
    '2012 Honda Civic LX, 130k miles, clean title, new brakes',
    'Yamaha YZ250 dirt bike, fresh top end',
    'Set of 4 winter tires 205/55R16 on steel rims',
    '16 ft aluminum fishing boat with 25hp Mercury and trailer',
    '1999 F-150, runs but needs transmission work, $1500',
    'Motorcycle helmet HJC size large',
    'Roof box for Subaru Outback',
    'Opel Corsa 1.2, TÜV bis 2025, 120.000 km',
    'Renault Clio diesel 2010, 180000 km, CT ok',
    'Vendo moto Honda CB 125, pocos kilómetros',
    'pop up camper sleeps 6, canvas has a small tear',
    'Vespa 50cc, top case incluso',
  ],
  services: [
    'I will mow your lawn, $30 a visit',
    'Guitar lessons for beginners, all ages, $25/half hour',
    'House cleaning, references available, reasonable rates',
    'Need help moving? Two guys with a truck, 60/hr',
    'Math tutor for high school algebra, online or in person',
    'Dog walking in the north side neighborhoods',
    'Laptop repair and virus removal, free diagnosis',
    'Wedding photography packages from $500',
    'Clases de inglés por Zoom, profesora nativa',
    'Gartenarbeit und Heckenschnitt, 20 € die Stunde',
    'Cours de maths à domicile tous niveaux',
    'Resume and cover letter writing by HR professional',
  ],
  software: [
    'Windows 11 Pro license key, sent by email',
    'Microsoft Office 2021 lifetime for one PC, never activated',
    'Adobe Photoshop Elements 2022 disc with serial',
    'Notion budget template, instant download',
    'Steam key for Cyberpunk 2077',
    'Norton 360 deluxe 5 devices 1 year code',
    'Bundle of 200 Lightroom presets',
    'QuickBooks Desktop Pro 2020',
    'WordPress theme with lifetime updates',
    'Licencia de Windows 10, envío por correo',
    'VST synth plugin, license transfer included',
    'My iOS app source code, flappy style game',
  ],
  'musical-instruments': [
    'Fender Stratocaster Mexico, sunburst, with gig bag',
    'Yamaha 61-key keyboard with stand',
    'Student violin 3/4 size with bow and case',
    'Pearl Export 5 piece drum kit, cymbals not included',
    'Boss DS-1 pedal',
    'Alto saxophone Selmer, needs new pads',
    'Upright piano, you move it, needs tuning, free',
    'Gitarrenverstärker 20 Watt',
    'Violín de estudio con estuche',
    'ukulele concert size nearly new',
    'Focusrite Scarlett 2i2 audio interface',
    'ヤマハのアコースティックギター、弦交換済み',
  ],
  'jewelry-watches': [
    '14k gold engagement ring, size 6, half carat',
    'Seiko automatic diver, keeps good time, scratched bezel',
    'Pandora bracelet with 5 charms',
    'Sterling silver hoop earrings new in box',
    'Casio G-Shock, new battery',
    'Collier de perles de culture',
    'Goldkette 585, 45 cm, 12 Gramm',
    'Freshwater pearl necklace',
    "Fossil men's watch brown leather strap",
    "Anello d'oro con zaffiro",
    '卡西欧手表，走时准确',
  ],
  other: [
    'Lego Millennium Falcon, all pieces, no box',
    'Graco car seat, expires 2027',
    'Cat tree 5 ft tall, some scratching',
    "Two tickets to Saturday's hockey game, section 112",
    'Settlers of Catan, complete',
    '10 gallon fish tank with filter',
    'Baby stroller, folds flat, one wheel squeaks',
    'DVD box set of Friends',
    'Yarn stash, mixed colors, 3 bags',
    'Barbie dolls and clothes',
    'Large dog crate with divider',
    'Kinderwagen mit Babyschale, Nichtraucherhaushalt',
  ],
};

describe('the category of an ad', () => {
  it.each(categories)('%s is told by the words of nine languages', (category) => {
    const wrong = ads[category].filter((text) => categoryOf(text, terms).category !== category);
    expect(wrong.length / ads[category].length).toBeLessThan(0.1);
  });

  it('names the words that told it', () => {
    expect(categoryOf('Solid oak dining table', terms).because).toContain('dining table');
  });

  it('is a guess without share when the words say nothing', () => {
    expect(categoryOf('qwertz asdf', terms)).toEqual({ category: 'other', share: 0, because: [], names: [] });
  });

  it.each([
    [
      'a stand for a guitar is told by what it is for, a book about guitars by what it is',
      'Book about guitars',
      'books',
    ],
    ['lessons beat the instrument', 'Piano lessons at your home', 'services'],
    ['a German compound is what it ends with', 'Schöner Eichenküchentisch', 'home-garden'],
    ['what is not there does not count', 'Grey sofa, cat free home', 'home-garden'],
    ['what is done to a thing is a service', 'Ring resizing and stone setting, ready in two days', 'services'],
    ['what was done to a thing is none', 'Ring, resized last year, comes in its box', 'jewelry-watches'],
    ['so is what one says to do', 'Hang pictures, fix doors, patch holes. Honest prices', 'services'],
    ['and in other languages', 'Ich mähe Ihren Rasen, 20 Euro', 'services'],
    ['what is old enough is collected', 'Old advertising tray from the 50s', 'collectibles'],
    ['a bed of a dog is no furniture', 'Dog bed, large, washable cover', 'other'],
    ['why it is sold does not count', 'Blue sofa. Selling because I bought a car', 'home-garden'],
  ])('%s', (_, text, category) => {
    expect(categoryOf(text, terms).category).toBe(category);
  });
});
