export interface Colour {
  r: number;
  g: number;
  b: number;
}

/** Colours of a backdrop, from the lit part to the shade. */
export interface Palette {
  light: string;
  wall: string;
  shade: string;
  floor: string;
  floorShade: string;
  accent: string;
  corner: string;
  shadow: Colour;
}

function pastel(hue: number, saturation: number, floorHue = hue, floorSaturation = saturation): Palette {
  return {
    light: `hsl(${hue}, ${saturation}%, 95%)`,
    wall: `hsl(${hue}, ${saturation}%, 87%)`,
    shade: `hsl(${hue - 8}, ${saturation * 0.9}%, 76%)`,
    floor: `hsl(${floorHue}, ${floorSaturation}%, 84%)`,
    floorShade: `hsl(${floorHue - 10}, ${floorSaturation * 0.9}%, 70%)`,
    accent: `hsl(${hue + 10}, ${saturation}%, 80%)`,
    corner: `hsl(${hue - 10}, ${saturation}%, 62%)`,
    shadow: tint(floorHue),
  };
}

function deep(hue: number, saturation: number): Palette {
  return {
    light: `hsl(${hue}, ${saturation}%, 56%)`,
    wall: `hsl(${hue}, ${saturation}%, 42%)`,
    shade: `hsl(${hue + 8}, ${saturation}%, 28%)`,
    floor: `hsl(${hue + 4}, ${saturation}%, 40%)`,
    floorShade: `hsl(${hue + 10}, ${saturation}%, 25%)`,
    accent: `hsl(${hue - 12}, ${saturation}%, 48%)`,
    corner: `hsl(${hue + 10}, ${saturation}%, 14%)`,
    shadow: tint(hue, 0.5),
  };
}

/** A shadow is never black: it leans to the colour of the ground it falls on. */
function tint(hue: number, strength = 1): Colour {
  const wave = (shift: number): number => Math.round((38 + 26 * Math.cos(((hue - shift) * Math.PI) / 180)) * strength);
  return { r: wave(0), g: wave(120), b: wave(240) };
}

export const palettes = {
  cream: pastel(40, 48, 34, 42),
  peach: pastel(22, 70, 20, 55),
  blush: pastel(350, 55, 12, 48),
  lilac: pastel(268, 45, 262, 36),
  sky: pastel(208, 58, 212, 42),
  mint: pastel(160, 40, 158, 32),
  sage: pastel(96, 24, 60, 26),
  butter: pastel(46, 78, 40, 62),
  sand: pastel(30, 34, 28, 36),
  pearl: pastel(225, 18, 220, 16),
  apricot: pastel(30, 82, 352, 50),
  lagoon: pastel(188, 46, 40, 44),
  terracotta: deep(16, 42),
  pine: deep(164, 34),
  ink: deep(226, 36),
  plum: deep(318, 28),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
