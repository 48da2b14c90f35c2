import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A language model's API in a process of its own, which can be told to misbehave. */
export interface FakeProvider {
  /** Of the API, with its version. */
  readonly url: string;
  readonly key: string;
  readonly port: number;
  behaves(as: string): Promise<void>;
  /** What it was sent last. */
  seen(): Promise<Record<string, unknown>>;
  /** From one moment to the next, as a machine that loses its power. */
  stop(): Promise<void>;
}

/** @param port of one that has stopped, to be there again where it was */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const key = 'key-of-the-test';
  const child = spawn(
    process.execPath,
    ['--require', './scripts/parts/typescript.cjs', join(__dirname, 'provider.process.ts')],
    {
      cwd: join(__dirname, '../../..'),
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { FAKE_PROVIDER_KEY: key, FAKE_PROVIDER_PORT: String(port) },
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  const ended = once(child, 'exit');
  return {
    url: `${origin}/v1`,
    key,
    port: Number(new URL(origin).port),
    behaves: async (as) => {
      await fetch(`${origin}/behave`, { method: 'POST', body: JSON.stringify({ as }) });
    },
    seen: async () => (await (await fetch(`${origin}/seen`)).json()) as Record<string, unknown>,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
