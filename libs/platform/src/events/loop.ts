import { AsyncResource } from 'node:async_hooks';
import { Logger } from '@nestjs/common';

const pauseAfterFailure = 1_000;

/**
 * Runs a task again and again: at once when woken, else after `interval` milliseconds (null: only when woken), and never
 * twice at the same time. A failing task is logged and tried again after a second.
 *
 * @example
 * const loop = new Loop('outbox relay of listings', 500, () => this.drain());
 * loop.start();
 * loop.wake();
 * await loop.stop();
 */
export class Loop {
  private readonly logger: Logger;
  /** Where turns run: a request that wakes the loop must not lend it its trace and its actor, for this turn and all later ones. */
  private readonly surroundings = new AsyncResource('Loop');
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private again = false;
  private active = false;

  constructor(
    name: string,
    private readonly interval: number | null,
    private readonly task: () => Promise<void>,
  ) {
    this.logger = new Logger(name);
  }

  start(): void {
    this.active = true;
    this.wake();
  }

  wake(): void {
    if (!this.active) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.surroundings.runInAsyncScope(() => this.turn());
  }

  /** Waits for the turn in progress; afterwards nothing runs until `start`. */
  async stop(): Promise<void> {
    this.active = false;
    clearTimeout(this.timer);
    await this.running;
  }

  private async turn(): Promise<void> {
    this.again = false;
    const pause = await this.run();
    this.running = null;
    if (!this.active || pause === null) return;
    this.timer = setTimeout(() => this.wake(), pause).unref();
  }

  /** @returns milliseconds until the next turn; null when it waits to be woken */
  private async run(): Promise<number | null> {
    try {
      await this.task();
      return this.again ? 0 : this.interval;
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : String(error));
      return pauseAfterFailure;
    }
  }
}
