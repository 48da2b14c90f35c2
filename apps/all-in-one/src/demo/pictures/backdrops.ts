import type { StudioSet } from '../demo.types';
import type { Palette } from './palettes';

/** Half size on purpose: enlarged, a backdrop is slightly out of focus, as behind a photographed thing. */
export const backdropScale = 0.5;

/** The empty set, lit, as SVG of half the picture's size. No filters: a blur costs more than everything else together. */
export function backdrop(set: StudioSet, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${sets[set](palette)}${corners(palette)}</svg>`;
}

const sets: Record<StudioSet, (palette: Palette) => string> = {
  sweep: (p) => `
    ${down('wall', p.wall, p.light, p.floor)}${glow(p.light)}
    <linearGradient id="ground" x2="0" y2="1"><stop stop-color="${p.floorShade}" stop-opacity="0"/><stop offset="1" stop-color="${p.floorShade}" stop-opacity=".8"/></linearGradient>
    <rect width="640" height="480" fill="url(#wall)"/>
    <circle cx="320" cy="235" r="250" fill="url(#glow)"/>
    <rect y="290" width="640" height="190" fill="url(#ground)"/>`,

  podium: (p) => `
    ${down('wall', p.shade, p.wall, p.wall)}${down('arch', p.light, p.accent, p.floor)}${down('side', p.floor, p.floorShade, p.shade)}${glow(p.light)}
    <rect width="640" height="480" fill="url(#wall)"/>
    <path d="M155 480 V235 A165 165 0 0 1 485 235 V480 Z" fill="url(#arch)"/>
    <path d="M155 480 V235 A165 165 0 0 1 485 235" fill="none" stroke="${p.light}" stroke-opacity=".8" stroke-width="2"/>
    <rect y="418" width="640" height="62" fill="${p.floorShade}" fill-opacity=".55"/>
    <ellipse cx="320" cy="446" rx="262" ry="30" fill="${p.shade}" fill-opacity=".6"/>
    <path d="M88 378 V426 A232 44 0 0 0 552 426 V378 Z" fill="url(#side)"/>
    <ellipse cx="320" cy="378" rx="232" ry="44" fill="${p.light}"/>
    <ellipse cx="320" cy="378" rx="232" ry="44" fill="${p.floor}" fill-opacity=".45"/>`,

  table: (p) => `
    ${down('wall', p.wall, p.light, p.wall)}${down('wood', '#d9ab7c', '#c9935f', '#b07a49')}${glow(p.light)}
    <rect width="640" height="480" fill="url(#wall)"/>
    <circle cx="250" cy="150" r="270" fill="url(#glow)"/>
    <rect y="318" width="640" height="162" fill="url(#wood)"/>
    ${grainOfWood(318, 480)}
    <rect y="316" width="640" height="3" fill="#fff" fill-opacity=".35"/>`,

  window: (p) => `
    ${down('wall', p.wall, p.wall, p.shade)}${down('floor', p.floor, p.floor, p.floorShade)}
    <rect width="640" height="480" fill="url(#wall)"/>
    <g fill="${p.light}" stroke="${p.light}" stroke-opacity=".35" stroke-width="9" stroke-linejoin="round" fill-opacity=".9">
      <path d="M190 20 L310 -10 L400 150 L272 178 Z"/><path d="M330 -16 L452 -46 L548 116 L422 145 Z"/>
      <path d="M286 202 L412 174 L480 296 L350 318 Z"/><path d="M434 168 L560 138 L632 266 L502 290 Z"/>
    </g>
    <rect y="338" width="640" height="142" fill="url(#floor)"/>
    <path d="M330 352 L640 330 V480 H420 Z" fill="${p.light}" fill-opacity=".5"/>
    <rect y="336" width="640" height="2.5" fill="${p.light}" fill-opacity=".7"/>`,

  room: (p) => `
    ${down('wall', p.wall, p.light, p.wall)}${down('wood', '#cfa277', '#c08d5e', '#a87547')}${glow(p.light)}
    <rect width="640" height="480" fill="url(#wall)"/>
    <circle cx="320" cy="190" r="250" fill="url(#glow)"/>
    <rect y="300" width="640" height="22" fill="#fffaf3"/><rect y="320" width="640" height="3" fill="${p.shade}"/>
    <rect y="322" width="640" height="158" fill="url(#wood)"/>${grainOfWood(322, 480)}
    <ellipse cx="320" cy="400" rx="286" ry="58" fill="${p.floorShade}"/><ellipse cx="320" cy="398" rx="286" ry="58" fill="${p.accent}"/>
    <ellipse cx="320" cy="398" rx="248" ry="48" fill="none" stroke="${p.light}" stroke-width="5"/>`,

  street: (p) => `
    ${down('sky', p.wall, p.light, '#fffaf0')}${down('road', '#b9bcc6', '#a9acb8', '#8f93a1')}${glow('#fff8e0')}
    <rect width="640" height="480" fill="url(#sky)"/>
    <circle cx="500" cy="110" r="150" fill="url(#glow)"/>
    ${skyline(p)}
    <path d="M0 312 Q60 268 120 306 Q190 258 262 304 Q340 262 410 306 Q480 264 548 302 Q600 274 640 300 V350 H0 Z" fill="#9cc58c"/>
    <path d="M0 326 Q110 300 230 322 T470 318 T640 318 V360 H0 Z" fill="#86b47c"/>
    <rect y="338" width="640" height="142" fill="url(#road)"/><rect y="338" width="640" height="11" fill="#dfe0e6"/>
    <g fill="#fff" fill-opacity=".75"><rect x="-30" y="440" width="130" height="9" rx="4"/><rect x="170" y="440" width="130" height="9" rx="4"/><rect x="370" y="440" width="130" height="9" rx="4"/><rect x="570" y="440" width="130" height="9" rx="4"/></g>`,

  meadow: (p) => `
    ${down('sky', p.wall, p.light, '#fffbef')}${down('near', '#a5cf84', '#8fbf74', '#6fa35f')}${glow('#fff6d8')}
    <rect width="640" height="480" fill="url(#sky)"/>
    <circle cx="150" cy="110" r="160" fill="url(#glow)"/>
    <path d="M0 300 Q130 190 270 272 Q400 180 520 262 Q590 220 640 250 V400 H0 Z" fill="${p.shade}" fill-opacity=".75"/>
    <path d="M0 322 Q170 248 340 306 T640 296 V420 H0 Z" fill="#b4d69a"/>
    <path d="M0 352 Q220 312 400 338 T640 336 V480 H0 Z" fill="url(#near)"/>`,

  'flat-lay': (p) => `
    ${across('cloth', p.light, p.wall, p.floor)}${across('tray', p.accent, p.accent, p.shade)}${beam()}
    <radialGradient id="under"><stop offset=".84" stop-color="${p.floorShade}" stop-opacity=".75"/><stop offset="1" stop-color="${p.floorShade}" stop-opacity="0"/></radialGradient>
    <rect width="640" height="480" fill="url(#cloth)"/>
    <circle cx="326" cy="252" r="240" fill="url(#under)"/>
    <circle cx="320" cy="240" r="214" fill="url(#tray)"/><circle cx="320" cy="240" r="208" fill="none" stroke="${p.light}" stroke-opacity=".8" stroke-width="3"/>
    <g transform="rotate(-24 320 240)"><rect x="60" y="-200" width="190" height="900" fill="url(#beam)"/><rect x="270" y="-200" width="90" height="900" fill="url(#beam)"/></g>`,

  wall: (p) => `
    ${across('paint', p.light, p.wall, p.shade)}${beam()}
    <rect width="640" height="480" fill="url(#paint)"/>
    ${panelling(p)}
    <g transform="rotate(-26 320 240)"><rect x="130" y="-200" width="260" height="900" fill="url(#beam)"/></g>`,
};

function down(id: string, top: string, middle: string, bottom: string): string {
  return gradient(id, 'x2="0" y2="1"', top, middle, bottom);
}

function across(id: string, lit: string, middle: string, far: string): string {
  return gradient(id, 'x2="1" y2="1"', lit, middle, far);
}

function gradient(id: string, direction: string, first: string, middle: string, last: string): string {
  return `<linearGradient id="${id}" ${direction}><stop stop-color="${first}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${last}"/></linearGradient>`;
}

function glow(colour: string): string {
  return `<radialGradient id="glow"><stop stop-color="${colour}" stop-opacity=".95"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

function beam(): string {
  return '<linearGradient id="beam"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".34"/><stop offset=".7" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
}

/** A lens leaves the corners a little darker. */
function corners(p: Palette): string {
  return `<radialGradient id="corners" cx=".48" cy=".44" r=".8"><stop offset=".55" stop-color="${p.corner}" stop-opacity="0"/><stop offset="1" stop-color="${p.corner}" stop-opacity=".45"/></radialGradient><rect width="640" height="480" fill="url(#corners)" style="mix-blend-mode: multiply"/>`;
}

function grainOfWood(top: number, bottom: number): string {
  const lines = [0.14, 0.34, 0.6, 0.88].map((depth) => {
    const y = top + (bottom - top) * depth;
    return `<path d="M0 ${y} H640" stroke="#7b4f2a" stroke-opacity=".28" stroke-width="${1 + depth}"/>`;
  });
  return lines.join('');
}

function skyline(p: Palette): string {
  const houses: readonly (readonly [x: number, width: number, height: number])[] = [
    [18, 92, 96],
    [118, 70, 66],
    [196, 104, 118],
    [308, 76, 80],
    [392, 96, 58],
    [496, 64, 108],
    [566, 90, 74],
  ];
  return houses
    .map(
      ([x, width, height]) =>
        `<path d="M${x} 330 V${300 - height} l${width / 2} -26 l${width / 2} 26 V330 Z" fill="${p.shade}" fill-opacity=".42"/>`,
    )
    .join('');
}

function panelling(p: Palette): string {
  return [0, 1, 2, 3, 4]
    .map(
      (board) =>
        `<rect x="${board * 160 - 80}" width="2" height="480" fill="${p.shade}" fill-opacity=".55"/><rect x="${board * 160 - 78}" width="2" height="480" fill="#fff" fill-opacity=".5"/>`,
    )
    .join('');
}
