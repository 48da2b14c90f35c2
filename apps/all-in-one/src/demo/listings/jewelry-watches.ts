import type { DemoListing } from '../demo.types';
import { closeUp, detail, photo } from '../pictures/photo';

const brownWatch = { art: '⌚', hue: 130, vividness: 0.75 };
const emeraldRing = { art: '💍', hue: 270, vividness: 0.65 };
const jadeBeads = { art: '📿', hue: 110, vividness: 0.8 };

export const jewelryAndWatches: readonly DemoListing[] = [
  {
    key: 'brown-dress-watch',
    title: 'Automatic watch, brown strap, 38 mm',
    description:
      'Serviced in March (invoice included), runs about +6 seconds a day. Light desk-diving marks on the clasp, crystal is perfect.',
    priceCents: 24500,
    category: 'jewelry-watches',
    condition: 'good',
    location: 'Riverside, Linden Falls',
    tags: ['watch', 'automatic', '38mm'],
    seller: 'nadia_k',
    pictures: [
      photo('podium', 'cream', brownWatch),
      detail('podium', 'sage', brownWatch),
      photo('flat-lay', 'sand', { ...brownWatch, tilt: -14 }, '🧾'),
    ],
    ageDays: 0.8,
  },
  {
    key: 'emerald-ring-1930s',
    title: 'Silver ring with sea green stone, 1930s',
    description:
      'Marked 925, size 6½. I believe the stone is glass paste and I price it so; it still throws green light across the room.',
    priceCents: 6500,
    category: 'jewelry-watches',
    condition: 'good',
    location: 'Riverside, Linden Falls',
    tags: ['ring', 'silver', 'art deco', 'size 6.5'],
    seller: 'nadia_k',
    pictures: [photo('podium', 'plum', emeraldRing), detail('sweep', 'pine', emeraldRing)],
    ageDays: 2.7,
  },
  {
    key: 'jade-green-beads',
    title: 'Green bead necklace, hand knotted',
    description: 'Each bead knotted on silk, so if it ever breaks you lose one, not forty. 20 inches with the tassel.',
    priceCents: 3200,
    category: 'jewelry-watches',
    condition: 'like-new',
    location: 'Maple Heights, Linden Falls',
    tags: ['necklace', 'beads', 'handmade'],
    seller: 'marisol_v',
    pictures: [photo('flat-lay', 'blush', jadeBeads), detail('flat-lay', 'cream', jadeBeads)],
    ageDays: 6.1,
  },
  {
    key: 'stage-crown',
    title: 'Costume crown, heavy brass',
    description: 'King Lear, Macbeth, three birthdays. The jewels are glass and one is glued. You will feel taller.',
    priceCents: 2400,
    category: 'jewelry-watches',
    condition: 'fair',
    location: 'Old Mill District, Linden Falls',
    tags: ['crown', 'costume', 'theatre'],
    seller: 'attic_rosalind',
    pictures: [photo('podium', 'ink', '👑'), closeUp('sweep', 'plum', '👑')],
    ageDays: 10.7,
  },
  {
    key: 'mechanical-stopwatch',
    title: "Mechanical stopwatch, coach's own",
    description: 'Timed the county record in the 400, 1987. Crown is crisp, resets to zero every time.',
    priceCents: 4500,
    category: 'jewelry-watches',
    condition: 'good',
    location: 'Fairground Road, Linden Falls',
    tags: ['stopwatch', 'mechanical', 'track'],
    seller: 'walt_fixes',
    pictures: [photo('flat-lay', 'sage', '⏱️'), detail('table', 'terracotta', '⏱️')],
    ageDays: 22.4,
  },
  {
    key: 'blue-topaz-ring',
    title: 'Blue topaz engagement-style ring',
    description: 'White gold, size 7, appraisal from the jeweler on Main in 2022. No sad story, I just wear gold now.',
    priceCents: 31000,
    category: 'jewelry-watches',
    condition: 'like-new',
    location: 'College Hill, Linden Falls',
    tags: ['ring', 'topaz', 'white gold'],
    seller: 'nadia_k',
    pictures: [photo('podium', 'peach', '💍'), detail('sweep', 'ink', '💍')],
    ageDays: 33,
    outcome: { soldTo: 'lukas_h', priceCents: 28500, daysLater: 11 },
  },
];
