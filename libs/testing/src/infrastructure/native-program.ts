import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOnPath } from './sources';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 10_000;

export interface NativeProgram {
  command: string[];
  environment?: Record<string, string>;
  /** Resolves when the program answers, rejects while it does not. */
  answers(): Promise<unknown>;
}

/** Starts a program and waits until it answers. @returns a function that stops it */
export async function startNative({ command, environment, answers }: NativeProgram): Promise<() => Promise<void>> {
  const [program = '', ...args] = boundToParent(command);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (words = (words + chunk).slice(-4_000)));
  }
  child.on('error', (error) => (words += error.message));
  const exited = once(child, 'close');
  const isGone = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

  const stop = async (): Promise<void> => {
    if (isGone()) return;
    child.kill();
    const tooLate = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
    await exited;
    clearTimeout(tooLate);
  };
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (
    !(await answers().then(
      () => true,
      () => false,
    ))
  ) {
    if (!isGone() && Date.now() < giveUpAt) {
      await pause(50);
      continue;
    }
    await stop();
    throw new Error(`${command[0]} did not start: ${words}`);
  }
  return stop;
}

/** A test process that is killed takes what it started along, where the system can do that. */
function boundToParent(command: string[]): string[] {
  return isOnPath('setpriv') ? ['setpriv', '--pdeathsig', 'KILL', ...command] : command;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A fresh folder in the temporary directory. */
export async function temporaryFolder(purpose: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `vybac-${purpose}-test-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
