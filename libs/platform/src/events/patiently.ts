import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const logger = new Logger('Patience');
const longestPause = 5_000;

/**
 * Tries until it works, with growing pauses up to five seconds: for parts that are still starting and say so by errors.
 *
 * @param giveUp asked before each further try; when it says yes, the last error is thrown
 */
export async function patiently<Result>(
  doing: string,
  attempt: () => Promise<Result>,
  giveUp: () => boolean = () => false,
): Promise<Result> {
  for (let wait = 100; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (giveUp()) throw error;
      logger.warn(`${doing}: ${error instanceof Error ? error.message : String(error)}; trying again`);
      await pause(wait);
    }
  }
}
