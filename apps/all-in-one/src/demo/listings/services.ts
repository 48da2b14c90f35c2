import type { DemoListing } from '../demo.types';
import { photo } from '../pictures/photo';

export const services: readonly DemoListing[] = [
  {
    key: 'dog-walking-weekdays',
    title: 'Dog walking on weekdays, 45 minutes',
    description:
      'I work from home and I need the steps. Up to two dogs at a time, river trail or park, photo every walk. References from half of Maple Heights.',
    priceCents: 1800,
    category: 'services',
    condition: null,
    location: 'Maple Heights, Linden Falls',
    tags: ['dog walking', 'pets', 'weekdays'],
    seller: 'sofia_rossa',
    pictures: [photo('meadow', 'sky', '🐕', { art: '🦴', size: 0.45 })],
    ageDays: 1.9,
  },
  {
    key: 'bike-tune-up',
    title: 'Full bike tune-up, back in 24 hours',
    description:
      'Gears, brakes, wheels trued, everything cleaned and lubed. Parts at cost. I will tell you honestly when a bike is not worth it.',
    priceCents: 5500,
    category: 'services',
    condition: null,
    location: 'Depot Street, Linden Falls',
    tags: ['bike repair', 'tune-up', 'mechanic'],
    seller: 'tomek_spokes',
    pictures: [photo('table', 'apricot', '🚲', { art: '🔧', size: 0.9 }, { art: '🪛', size: 0.7 })],
    ageDays: 4.6,
  },
  {
    key: 'calculus-tutoring',
    title: 'Calculus and intro programming tutoring, per hour',
    description:
      'Fourth semester teaching assistant. Calc I-III, linear algebra, Python. We can meet in the library or online. The first half hour is free so we both know if it fits.',
    priceCents: 3000,
    category: 'services',
    condition: null,
    location: 'Campus – West Quad, Linden Falls',
    tags: ['tutoring', 'calculus', 'python'],
    seller: 'priya_codes',
    pictures: [photo('table', 'lilac', '🎓', { art: '📐', size: 0.9 }, { art: '📓', size: 1 })],
    ageDays: 7.9,
  },
  {
    key: 'portrait-session',
    title: 'Graduation portraits, 1 hour, 15 edited photos',
    description:
      'Golden hour on the mill bridge is hard to beat. Bring the gown, bring your mom, bring the dog. Rain date is included.',
    priceCents: 9500,
    category: 'services',
    condition: null,
    location: 'Old Mill District, Linden Falls',
    tags: ['photography', 'graduation', 'portraits'],
    seller: 'hana_sato',
    pictures: [photo('podium', 'apricot', '📸'), photo('window', 'lagoon', '🎓', { art: '📸', size: 1.1 })],
    ageDays: 10.9,
  },
  {
    key: 'hems-and-zippers',
    title: 'Hems, zippers and small repairs',
    description:
      'Hem $12, zipper $18, button while you wait. Thirty years of costumes for the school play, nothing scares me.',
    priceCents: 1200,
    category: 'services',
    condition: null,
    location: 'Riverside, Linden Falls',
    tags: ['sewing', 'alterations', 'mending'],
    seller: 'attic_rosalind',
    pictures: [photo('flat-lay', 'blush', { art: '🧵', tilt: -8 }, { art: '✂️', tilt: 6 }, '🪡')],
    ageDays: 14.1,
  },
  {
    key: 'van-and-two-arms',
    title: 'Small moves: a van and one strong back',
    description:
      'Dorm to apartment, apartment to apartment, thing you bought here to your place. Price is per hour with the van, two hours minimum. Blankets and straps on board.',
    priceCents: 4500,
    category: 'services',
    condition: null,
    location: 'Northgate, Linden Falls',
    tags: ['moving', 'van', 'delivery'],
    seller: 'omar_garage',
    pictures: [photo('street', 'apricot', '🚚', { art: '📦', size: 0.6 })],
    ageDays: 21.3,
  },
];
