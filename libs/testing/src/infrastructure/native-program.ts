import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOnPath } from './sources';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 10_000;
const REVIVED_AFTER_MS = 1_000;
const bindsToParent = 'setpriv';

export interface NativeProgram {
  command: string[];
  environment?: Record<string, string>;
  /** Resolves when the program answers, rejects while it does not. */
  answers(): Promise<unknown>;
  /** Whether it is started again when it ends by itself: wanted where people use it, and not where a test ends it. */
  revives?: boolean;
}

/**
 * Starts a program and waits until it answers. It hears nothing of Ctrl-C: others are to end first.
 * @returns a function that stops it
 */
export async function startNative(native: NativeProgram): Promise<() => Promise<void>> {
  let [child, words] = spawnNative(native);
  let stopping = false;
  const isGone = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

  const stop = async (): Promise<void> => {
    stopping = true;
    if (isGone()) return;
    const exited = once(child, 'close');
    child.kill();
    const tooLate = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
    await exited;
    clearTimeout(tooLate);
  };
  const revive = (): void => {
    if (stopping) return;
    [child, words] = spawnNative(native);
    child.once('close', reviveSoon);
  };
  const reviveSoon = (): void => void setTimeout(revive, REVIVED_AFTER_MS).unref();

  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await answersNow(native))) {
    if (!isGone() && Date.now() < giveUpAt) {
      await pause(50);
      continue;
    }
    await stop();
    throw new Error(`${native.command[0]} did not start: ${words()}`);
  }
  if (native.revives) child.once('close', reviveSoon);
  return stop;
}

/** @returns the process, and the last that it said */
function spawnNative({ command, environment }: NativeProgram): [ChildProcess, () => string] {
  const [program = '', ...args] = boundToParent(command);
  const child = spawn(program, args, {
    detached: program === bindsToParent,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (words = (words + chunk).slice(-4_000)));
  }
  child.on('error', (error) => (words += error.message));
  return [child, () => words];
}

function answersNow({ answers }: NativeProgram): Promise<boolean> {
  return answers().then(
    () => true,
    () => false,
  );
}

/** A process that is killed takes what it started along, where the system can do that. */
function boundToParent(command: string[]): string[] {
  return isOnPath(bindsToParent) ? [bindsToParent, '--pdeathsig', 'KILL', ...command] : command;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Folder {
  path: string;
  remove(): Promise<void>;
}

/** A fresh folder in the temporary directory. */
export async function temporaryFolder(purpose: string): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), `vybac-${purpose}-test-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Where a part keeps its data: in `keepIn`, which stays, or in a temporary folder. */
export async function dataFolder(purpose: string, keepIn: string | undefined): Promise<Folder> {
  if (keepIn === undefined) return temporaryFolder(purpose);
  const path = join(keepIn, purpose);
  await mkdir(path, { recursive: true });
  return { path, remove: async () => {} };
}
