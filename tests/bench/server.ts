import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vybac/testing';
import { memoryOf, processorTimeOf } from './process-figures';

export const root = join(__dirname, '../..');
const readyWithin = 900_000;

/** A Node process that answers HTTP, the product or a ceiling, whose figures the system keeps. */
export interface Server {
  readonly origin: string;
  /** What it has printed so far. */
  output(): string;
  /** Processor time of this process, without its children, in milliseconds. */
  cpu(): number;
  /** Resident memory of this process, without its children, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts `node <arguments>` on a free port and waits until anything answers there. */
export async function startServer(
  arguments_: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, arguments_, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Whatever ends the run, nothing of it goes on loading the machine.
  const leaveNone = () => void child.kill('SIGKILL');
  process.once('exit', leaveNone);
  const ended = once(child, 'exit').finally(() => process.off('exit', leaveNone));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (!isRunning()) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(late);
  };

  const end = Date.now() + readyWithin;
  while (!(await answers(origin))) {
    if (!isRunning() || Date.now() > end) {
      await stop();
      throw new Error(`${arguments_.join(' ')} did not get ready:\n${output}`);
    }
    await pause(10);
  }
  const processId = child.pid ?? 0;
  return {
    origin,
    output: () => output,
    cpu: () => processorTimeOf(processId),
    memory: () => memoryOf(processId),
    stop,
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  );
}
