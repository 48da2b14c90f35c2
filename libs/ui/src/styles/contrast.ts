/** Colour tokens of one theme by name, e.g. `surface` → `#fbf9f4`. */
export type Palette = Readonly<Record<string, string>>;

/** Reads the hex tokens of every theme out of `themes.css`, so that colours are written down once. */
export function readThemes(css: string): ReadonlyMap<string, Palette> {
  const themes = new Map<string, Palette>();
  for (const [, name = '', body = ''] of css.matchAll(/\[data-theme='([a-z]+)'\]\s*\{([^}]*)\}/g)) {
    const tokens = body.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g);
    themes.set(name, Object.fromEntries(Array.from(tokens, ([, token = '', hex = '']) => [token, hex])));
  }
  return themes;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
