import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until `expectation` no longer throws; fails with its last words after `patience` milliseconds. */
export async function eventually<Result>(
  expectation: () => Promise<Result> | Result,
  patience = 30_000,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(50);
  }
}
