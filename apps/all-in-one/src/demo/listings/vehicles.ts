import type { DemoListing } from '../demo.types';
import { closeUp, detail, photo } from '../pictures/photo';

const blueSuv = '🚙';
const tealScooter = { art: '🛵', hue: 190, vividness: 0.85 };

export const vehicles: readonly DemoListing[] = [
  {
    key: 'compact-suv-2009',
    title: '2009 compact SUV, 148k miles, clean title',
    description:
      'Timing belt and water pump done at 120k, receipts in the glove box. AC cold, heat hot, four good tires. Rust bubble over the left rear wheel and the radio display is dim. Bring your mechanic, I would.',
    priceCents: 485000,
    category: 'vehicles',
    condition: 'good',
    location: 'Fairground Road, Linden Falls',
    tags: ['car', 'suv', 'clean title', 'commuter'],
    seller: 'omar_garage',
    pictures: [
      photo('street', 'peach', blueSuv),
      closeUp('meadow', 'sky', { art: blueSuv, mirrored: true }),
      photo('flat-lay', 'sand', '🔑', '🧾'),
    ],
    ageDays: 1.3,
  },
  {
    key: 'teal-scooter-50cc',
    title: '50cc scooter, teal, 3,900 miles',
    description:
      'Around town on a dollar of gas a week. New battery this spring. No motorcycle licence needed here for 50cc, but do wear the helmet, it comes with.',
    priceCents: 89000,
    category: 'vehicles',
    condition: 'good',
    location: 'Depot Street, Linden Falls',
    tags: ['scooter', '50cc', 'moped'],
    seller: 'tomek_spokes',
    pictures: [photo('street', 'butter', tealScooter), closeUp('window', 'peach', { ...tealScooter, mirrored: true })],
    ageDays: 3.4,
  },
  {
    key: 'pickup-1998',
    title: '1998 pickup, work truck, runs strong',
    description:
      'She is not pretty but she starts every time. 4 cyl, 5 speed, 211k. Bed liner, tow hitch. Windshield has a crack on the passenger side. Sold as is.',
    priceCents: 320000,
    category: 'vehicles',
    condition: 'fair',
    location: 'Fairground Road, Linden Falls',
    tags: ['truck', 'pickup', 'manual'],
    seller: 'omar_garage',
    pictures: [photo('meadow', 'apricot', '🛻'), closeUp('street', 'sky', '🛻')],
    ageDays: 9.1,
  },
  {
    key: 'kick-scooter-adult',
    title: 'Adult kick scooter, folds',
    description: 'Big wheels, rides over the campus bricks just fine. Folds under a lecture seat.',
    priceCents: 5500,
    category: 'vehicles',
    condition: 'good',
    location: 'Campus – West Quad, Linden Falls',
    tags: ['scooter', 'foldable', 'campus'],
    seller: 'lukas_h',
    pictures: [photo('street', 'lilac', '🛴'), closeUp('window', 'lagoon', '🛴')],
    ageDays: 6.3,
  },
  {
    key: 'garden-tractor',
    title: 'Compact tractor, 22 hp, mower deck',
    description:
      'Mowed the same two acres for ten years. Oil changed every season, blades sharpened in April. We sold the land, so it goes too. I have a trailer and can bring it within 20 miles.',
    priceCents: 410000,
    category: 'vehicles',
    condition: 'good',
    location: 'Orchard Lane, Linden Falls',
    tags: ['tractor', 'mower', 'farm'],
    seller: 'walt_fixes',
    pictures: [photo('meadow', 'butter', '🚜'), detail('meadow', 'sky', '🚜')],
    ageDays: 15.8,
  },
  {
    key: 'red-motorcycle-500',
    title: 'Red 500cc motorcycle, low miles',
    description:
      'Great first big bike. 8,200 miles, always garaged, chain and sprockets new. One drop at zero mph in my own driveway, scuffed lever replaced.',
    priceCents: 295000,
    category: 'vehicles',
    condition: 'good',
    location: 'Northgate, Linden Falls',
    tags: ['motorcycle', '500cc', 'beginner'],
    seller: 'omar_garage',
    pictures: [photo('street', 'mint', '🏍️'), closeUp('sweep', 'ink', '🏍️')],
    ageDays: 47,
    outcome: { soldTo: 'kwame_d', priceCents: 278000, daysLater: 12 },
  },
];
