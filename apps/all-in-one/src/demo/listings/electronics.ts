import type { DemoListing } from '../demo.types';
import { closeUp, detail, photo } from '../pictures/photo';

const silverLaptop = { art: '💻', vividness: 0.9 };
const blackHeadphones = { art: '🎧', brightness: 0.5, vividness: 0.4 };
const greenController = { art: '🎮', hue: 220, brightness: 1.15 };

export const electronics: readonly DemoListing[] = [
  {
    key: 'thinkpad-t480s',
    title: 'ThinkPad T480s, 16 GB RAM, new battery',
    description:
      'My laptop all through undergrad. i5-8350U, 16 GB, 512 GB NVMe, 14" full HD. I put in a new internal battery in August, it gets about 7 hours. One shiny spot on the trackpad and the usual scuffs on the lid, everything else works. Wiped, comes with a fresh Linux or Windows 11, your pick.',
    priceCents: 21500,
    category: 'electronics',
    condition: 'good',
    location: 'College Hill, Linden Falls',
    tags: ['laptop', 'thinkpad', 'linux', 'student'],
    seller: 'priya_codes',
    pictures: [
      photo('table', 'sky', silverLaptop, { art: '☕', size: 0.75 }),
      closeUp('sweep', 'pearl', silverLaptop),
      photo('flat-lay', 'sand', silverLaptop, '🔌'),
    ],
    ageDays: 0.2,
  },
  {
    key: 'film-camera-50mm',
    title: '35mm film camera with 50mm f/1.8',
    description:
      'Belonged to my uncle, who actually used it. Light meter is spot on, I ran two rolls through it this spring and every frame came out. Seals replaced. Strap and one roll of 400 film included.',
    priceCents: 14000,
    category: 'electronics',
    condition: 'good',
    location: 'Maple Heights, Linden Falls',
    tags: ['camera', 'film', '35mm', 'analog'],
    seller: 'hana_sato',
    pictures: [
      photo('podium', 'peach', '📷'),
      detail('sweep', 'terracotta', '📷'),
      photo('flat-lay', 'cream', { art: '📷', tilt: -6 }, { art: '🎞️', tilt: 10 }),
    ],
    ageDays: 1.4,
  },
  {
    key: 'noise-cancelling-headphones',
    title: 'Noise cancelling headphones, black',
    description:
      'Bought for flights, turns out I do not fly. Maybe 20 hours of use. Case, cable and airplane adapter all in the box.',
    priceCents: 13500,
    category: 'electronics',
    condition: 'like-new',
    location: 'Campus – West Quad, Linden Falls',
    tags: ['headphones', 'wireless', 'noise cancelling'],
    seller: 'lukas_h',
    pictures: [photo('podium', 'lilac', blackHeadphones), closeUp('sweep', 'apricot', blackHeadphones)],
    ageDays: 2.6,
  },
  {
    key: 'wireless-controller',
    title: 'Wireless game controller – slight drift on the left stick',
    description:
      'Works on PC and console. Left stick drifts a tiny bit, you can set a dead zone and never notice, or spend $4 on a new module. Priced for that.',
    priceCents: 1800,
    category: 'electronics',
    condition: 'fair',
    location: 'Campus – West Quad, Linden Falls',
    tags: ['controller', 'gaming', 'bluetooth'],
    seller: 'deshawn_plays',
    pictures: [photo('sweep', 'ink', greenController), detail('table', 'lagoon', greenController)],
    ageDays: 4.1,
  },
  {
    key: 'monitor-24-inch',
    title: '24" IPS monitor + HDMI cable',
    description:
      '1080p, 75 Hz, height adjustable stand. No dead pixels, I checked with the colour screens. Pick up only, I live on the third floor but I will carry it down.',
    priceCents: 6500,
    category: 'electronics',
    condition: 'good',
    location: 'College Hill, Linden Falls',
    tags: ['monitor', 'ips', 'desk setup'],
    seller: 'priya_codes',
    pictures: [photo('table', 'mint', '🖥️', { art: '🪴', size: 0.9 }), closeUp('window', 'lilac', '🖥️')],
    ageDays: 6.8,
  },
  {
    key: 'little-crt-tv',
    title: 'Little CRT TV for retro games',
    description:
      'Thirteen inches of pure glow. Composite input on the front, remote is long gone but the buttons work. Heavy for its size, bring a friend or strong opinions.',
    priceCents: 4500,
    category: 'electronics',
    condition: 'fair',
    location: 'Depot Street, Linden Falls',
    tags: ['crt', 'retro gaming', 'tv'],
    seller: 'deshawn_plays',
    pictures: [photo('room', 'butter', '📺', { art: '🕹️', size: 0.8 }), closeUp('table', 'terracotta', '📺')],
    ageDays: 9.3,
  },
  {
    key: 'laser-printer-free',
    title: 'Black and white laser printer – FREE, needs toner',
    description:
      'Prints fine, just faded because the toner is nearly empty. A new cartridge is about $25. I am moving Saturday and it is not coming with me. Porch pickup, first come first served.',
    priceCents: 0,
    category: 'electronics',
    condition: 'fair',
    location: 'Northgate, Linden Falls',
    tags: ['printer', 'free', 'curb alert'],
    seller: 'guest_moving_out',
    pictures: [photo('window', 'sage', '🖨️')],
    ageDays: 0.6,
  },
  {
    key: 'kitchen-radio',
    title: 'Kitchen radio with a very good sound',
    description:
      'FM/AM, wood cabinet, one big knob. It has played the morning news in my kitchen since 1994. Small burn mark on top from a candle, otherwise lovely.',
    priceCents: 3200,
    category: 'electronics',
    condition: 'good',
    location: 'Orchard Lane, Linden Falls',
    tags: ['radio', 'vintage', 'kitchen'],
    seller: 'june_reads',
    pictures: [photo('table', 'butter', '📻'), closeUp('window', 'cream', '📻')],
    ageDays: 13.5,
  },
  {
    key: 'unlocked-phone-128',
    title: 'Unlocked phone, 128 GB, with case',
    description:
      'I upgraded for the camera. Screen protector since day one, no scratches under it. Battery health 91%. Factory reset, signed out, works with any carrier.',
    priceCents: 12000,
    category: 'electronics',
    condition: 'like-new',
    location: 'Lakeshore, Linden Falls',
    tags: ['phone', 'unlocked', '128gb'],
    seller: 'hana_sato',
    pictures: [photo('podium', 'sky', '📱'), photo('flat-lay', 'mint', { art: '📱', tilt: -8 }, '🔌')],
    ageDays: 24,
    outcome: { soldTo: 'june_reads', priceCents: 11000, daysLater: 3 },
  },
];
