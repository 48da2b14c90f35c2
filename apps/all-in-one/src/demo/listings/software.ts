import type { DemoListing } from '../demo.types';
import { photo } from '../pictures/photo';

export const software: readonly DemoListing[] = [
  {
    key: 'student-roguelike',
    title: 'My student roguelike, full version, free',
    description:
      'Made it for the fall game jam and kept going. DRM free download for Windows, Mac and Linux. If you get past floor 9 please tell me how.',
    priceCents: 0,
    category: 'software',
    condition: null,
    location: 'Campus – West Quad, Linden Falls',
    tags: ['game', 'indie', 'free', 'drm free'],
    seller: 'deshawn_plays',
    pictures: [
      photo('sweep', 'ink', { art: '👾', hue: 200, brightness: 1.5, vividness: 1.2 }, { art: '🎮', brightness: 1.4 }),
    ],
    ageDays: 2.5,
  },
  {
    key: 'photo-editor-license',
    title: 'Photo editor, perpetual licence (transferable)',
    description:
      'Version 2, boxed, one activation and the vendor confirmed by mail that it may be transferred. I switched to drawing on a tablet.',
    priceCents: 3500,
    category: 'software',
    condition: null,
    location: 'Maple Heights, Linden Falls',
    tags: ['photo editing', 'licence', 'mac', 'windows'],
    seller: 'hana_sato',
    pictures: [photo('podium', 'plum', '💿', { art: '🖼️', size: 1.1 })],
    ageDays: 6.6,
  },
  {
    key: 'budget-spreadsheet',
    title: 'Roommate budget spreadsheet that ends arguments',
    description:
      'Splits rent by room size, tracks who paid the internet, and makes a chart nobody can dispute. One file, works in any spreadsheet program, unlimited roommates.',
    priceCents: 500,
    category: 'software',
    condition: null,
    location: 'College Hill, Linden Falls',
    tags: ['spreadsheet', 'budget', 'template'],
    seller: 'priya_codes',
    pictures: [photo('sweep', 'mint', '📊', { art: '🧮', size: 1.1 })],
    ageDays: 12.4,
  },
  {
    key: 'drum-sample-pack',
    title: 'Drum sample pack, recorded in the old depot',
    description:
      'My students, a real kit, and the best reverb in town. 240 WAV files, royalty free, yours to use in anything you release.',
    priceCents: 1200,
    category: 'software',
    condition: null,
    location: 'Depot Street, Linden Falls',
    tags: ['samples', 'drums', 'music production'],
    seller: 'kwame_d',
    pictures: [photo('table', 'terracotta', '🎛️', { art: '💾', size: 0.9 })],
    ageDays: 23,
  },
];
