import { byteAt } from './frame';

/** What a camera adds to RGB pixels: a little grain. It also hides the steps in soft gradients. In place, the same every time. */
export function addGrain(pixels: Buffer): void {
  let seed = 20_241;
  for (let at = 0; at < pixels.length; at += 3) {
    // A linear congruential step (Numerical Recipes): cheap, and the same on every machine.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = ((seed >>> 16) % 7) - 3;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = byteAt(pixels, channel) + grain;
      pixels[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
