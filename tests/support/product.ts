import { Town } from '@vybac/testing';

/** The running product, whichever way it runs. */
export interface Product {
  readonly origin: string;
  readonly town: Town;
  /** Stops it as an operator would, and starts it again on the same data; until the next restart with these settings too. */
  restart(environment?: Record<string, string>): Promise<void>;
  /** SIGKILL to everything at once, the database engine included; `restart` brings it back. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}
