import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, readThemes } from './contrast';

const themes = readThemes(readFileSync(join(__dirname, 'themes.css'), 'utf8'));
const surfaces = ['surface', 'surface-raised', 'surface-sunken'];

/** Text colour → the backgrounds it is used on. */
const textPairs: Record<string, string[]> = {
  ink: [...surfaces, 'brand-soft', 'positive-soft', 'warning-soft', 'danger-soft'],
  'ink-muted': surfaces,
  'brand-text': [...surfaces, 'brand-soft'],
  'brand-ink': ['brand', 'brand-hover'],
  'accent-ink': ['accent', 'accent-hover'],
  'pop-ink': ['pop'],
  positive: [...surfaces, 'positive-soft'],
  warning: [...surfaces, 'warning-soft'],
  danger: [...surfaces, 'danger-soft'],
  'danger-ink': ['danger', 'danger-hover'],
  'hero-ink': ['hero'],
  'hero-accent': ['hero'],
  'tile-ink': ['tile-one', 'tile-two', 'tile-three', 'tile-four', 'tile-five'],
};

/** Shapes that carry meaning: field borders and focus rings. */
const shapePairs: Record<string, string[]> = { 'line-strong': surfaces, focus: surfaces, seen: surfaces };

describe('the themes', () => {
  it('are the five of the specification', () => {
    expect([...themes.keys()]).toEqual(['light', 'dark', 'midnight', 'neon', 'pastel']);
  });

  it.each([...themes.keys()])('%s names the same colours as light', (name) => {
    expect(Object.keys(themes.get(name)!).sort()).toEqual(Object.keys(themes.get('light')!).sort());
  });

  it.each([...themes.keys()])('%s keeps text at WCAG AA and shapes at 3 to 1', (name) => {
    expect([...tooFaint(name, textPairs, 4.5), ...tooFaint(name, shapePairs, 3)]).toEqual([]);
  });

  it('would notice a faint pair', () => {
    expect(contrast('#ffffff', '#999999')).toBeLessThan(4.5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });
});

function tooFaint(theme: string, pairs: Record<string, string[]>, minimum: number): string[] {
  const palette = themes.get(theme)!;
  return Object.entries(pairs)
    .flatMap(([text, backgrounds]) => backgrounds.map((background) => ({ text, background })))
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.text]!, palette[pair.background]!) }))
    .filter(({ ratio }) => ratio < minimum)
    .map(({ text, background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`);
}
