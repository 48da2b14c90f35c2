import type { DemoListing } from '../demo.types';
import { closeUp, detail, photo } from '../pictures/photo';

export const otherThings: readonly DemoListing[] = [
  {
    key: 'moving-boxes-free',
    title: 'About 20 moving boxes, free',
    description:
      'Small, medium, two wardrobe boxes. Flattened and dry in the hallway. Bubble wrap too if you take them all.',
    priceCents: 0,
    category: 'other',
    condition: 'good',
    location: 'Northgate, Linden Falls',
    tags: ['moving boxes', 'free', 'packing'],
    seller: 'guest_moving_out',
    pictures: [photo('room', 'butter', '📦', { art: '📦', size: 1.3, mirrored: true }, { art: '📦', size: 1.2 })],
    ageDays: 1.2,
  },
  {
    key: 'reflector-telescope',
    title: 'Beginner telescope with tripod',
    description:
      "Saturn's rings, actually visible, from a backyard in Linden Falls. Two eyepieces, red flashlight, and my notes on where to look in winter.",
    priceCents: 9800,
    category: 'other',
    condition: 'good',
    location: 'Lakeshore, Linden Falls',
    tags: ['telescope', 'astronomy', 'science'],
    seller: 'benji_outside',
    pictures: [photo('meadow', 'lilac', '🔭'), closeUp('sweep', 'ink', '🔭')],
    ageDays: 4.3,
  },
  {
    key: 'big-teddy-bear',
    title: 'Huge teddy bear looking for a lap',
    description:
      'Four feet tall, washed, sits on his own. Won him at the fair, and my apartment has exactly one chair.',
    priceCents: 2000,
    category: 'other',
    condition: 'like-new',
    location: 'College Hill, Linden Falls',
    tags: ['teddy bear', 'plush', 'kids'],
    seller: 'lukas_h',
    pictures: [photo('room', 'sky', '🧸'), closeUp('room', 'blush', '🧸')],
    ageDays: 7.4,
  },
  {
    key: 'yarn-stash',
    title: 'Yarn stash: 14 skeins of wool',
    description:
      'Mostly worsted in blues and one orange I cannot explain. Enough for a sweater and its opinionated scarf. Needles size 7 and 8 included.',
    priceCents: 3500,
    category: 'other',
    condition: 'new',
    location: 'Orchard Lane, Linden Falls',
    tags: ['yarn', 'wool', 'knitting'],
    seller: 'june_reads',
    pictures: [
      photo('table', 'blush', '🧶', { art: '🧶', hue: 170, size: 1.2 }, { art: '🧺', size: 1.3 }),
      detail('flat-lay', 'cream', '🧶'),
    ],
    ageDays: 11.6,
  },
  {
    key: 'paint-set-easel',
    title: 'Oil paints, palette and brushes',
    description:
      "A semester of Painting II. Most tubes over half full. The palette is seasoned with somebody's sunset.",
    priceCents: 4000,
    category: 'other',
    condition: 'fair',
    location: 'Old Mill District, Linden Falls',
    tags: ['art supplies', 'oil paint', 'brushes'],
    seller: 'marisol_v',
    pictures: [photo('flat-lay', 'sage', { art: '🎨', tilt: -6 }, '🖌️'), closeUp('table', 'butter', '🎨')],
    ageDays: 16.1,
  },
  {
    key: 'student-microscope',
    title: 'Student microscope, 40–400×',
    description:
      'Got my daughter through AP Bio and into nursing school. LED works, stage moves smoothly, box of prepared slides.',
    priceCents: 7000,
    category: 'other',
    condition: 'good',
    location: 'Riverside, Linden Falls',
    tags: ['microscope', 'biology', 'science'],
    seller: 'omar_garage',
    pictures: [photo('podium', 'lagoon', '🔬'), detail('table', 'mint', '🔬')],
    ageDays: 29,
    outcome: { soldTo: 'priya_codes', priceCents: 6200, daysLater: 5 },
  },
];
