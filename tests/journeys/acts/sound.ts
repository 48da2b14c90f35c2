import type { Locator } from 'playwright-core';

/** How long what a player plays is, in seconds, once the browser has found it out. */
export function secondsOf(player: Locator): Promise<number> {
  return player.evaluate(
    (sound: HTMLAudioElement) =>
      new Promise<number>((resolve) => {
        const tell = () => sound.duration > 0 && sound.duration < Infinity && resolve(sound.duration);
        sound.addEventListener('durationchange', tell);
        tell();
      }),
  );
}
