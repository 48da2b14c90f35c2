import type { ChildProcess } from 'node:child_process';
import type { Logger } from '@nestjs/common';
import { startEngine, stopEngine } from './engine-process';

/** More deaths than this within a minute mean that starting again does not help. */
const MOST_RESTARTS_A_MINUTE = 5;

/**
 * Keeps one engine running at one address. An engine that dies on its own is started again over the same data, and drivers
 * reconnect by themselves; when that does not help, the process ends instead of serving errors.
 */
export class EngineKeeper {
  private closing = false;
  private deaths: number[] = [];
  private reviving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly start: () => Promise<ChildProcess>,
    private engine: ChildProcess,
    private readonly logger: Logger,
  ) {
    this.watch(engine);
  }

  static async start(program: string[], dataDirectory: string, socket: string, logger: Logger): Promise<EngineKeeper> {
    const start = (): Promise<ChildProcess> => startEngine(program, dataDirectory, socket);
    return new EngineKeeper(start, await start(), logger);
  }

  get processId(): number | undefined {
    return this.engine.pid;
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.reviving;
    await stopEngine(this.engine);
  }

  private watch(engine: ChildProcess): void {
    engine.once('exit', (code, signal) => {
      if (this.closing) return;
      this.logger.error(`The database engine ended with ${signal ?? code}; starting it again`);
      this.reviving = this.revive();
    });
  }

  private async revive(): Promise<void> {
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => at > now - 60_000), now];
    try {
      if (this.deaths.length > MOST_RESTARTS_A_MINUTE) throw new Error('The database engine keeps dying.');
      this.engine = await this.start();
      this.watch(this.engine);
    } catch (error) {
      if (this.closing) return;
      setImmediate(() => {
        throw error; // nobody awaits this: an uncaught error ends the process, and whoever runs it starts it afresh
      });
    }
  }
}
