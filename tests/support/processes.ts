import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(__dirname, '../..');
const patience = 60_000;

/** A program of the built product in a process group of its own, so that a kill hits its children too. */
export interface Program {
  readonly processId: number | undefined;
  readonly output: () => string;
  /** Waits for its end. */
  readonly ended: Promise<unknown>;
  signal(name: NodeJS.Signals): void;
  isRunning(): boolean;
}

/** @param app a folder of `apps/`, built */
export function run(app: string, environment: Record<string, string>, arguments_: readonly string[] = []): Program {
  return runCommand([process.execPath, join(root, 'apps', app, 'dist/main.js'), ...arguments_], root, environment);
}

/** Runs a command of the product in a folder that holds it. */
export function runCommand(
  [program = '', ...arguments_]: readonly string[],
  folder: string,
  environment: Record<string, string>,
): Program {
  const child: ChildProcess = spawn(program, arguments_, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing of this run's own settings: only what the test says.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    processId: child.pid,
    output: () => output,
    ended,
    isRunning,
    signal: (name) => {
      try {
        if (child.pid) process.kill(-child.pid, name);
      } catch {
        // The group is gone already.
      }
    },
  };
}

/** Waits until `origin` answers; fails with what the program printed when it ends instead. */
export async function untilReady(origin: string, program: Program): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (!program.isRunning()) break;
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  program.signal('SIGKILL');
  throw new Error(`It did not get ready:\n${program.output()}`);
}

/** SIGTERM, and SIGKILL when that is not enough. */
export async function stop(program: Program): Promise<void> {
  if (!program.isRunning()) return;
  program.signal('SIGTERM');
  const late = setTimeout(() => program.signal('SIGKILL'), 20_000);
  await program.ended;
  clearTimeout(late);
}
