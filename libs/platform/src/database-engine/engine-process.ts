import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ENGINE_SCRIPT } from './engine-command';

/** An engine may have to repair its data after a crash before it answers. */
const READY_WITHIN_MS = 120_000;
/** A predecessor whose parent was just killed may still be closing the data directory. */
const LOCKED_FOR_MS = 10_000;
const RETRY_AFTER_MS = 100;

/**
 * Starts the engine's process over a data directory and waits until it answers on `socket`. The child stays in the parent's
 * process group and ends when the parent does.
 * @throws Error with the engine's own words when it cannot open the directory
 */
export async function startEngine(
  program: string[],
  dataDirectory: string,
  socket: string,
  lockedForMs = LOCKED_FOR_MS,
): Promise<ChildProcess> {
  const giveUpAt = Date.now() + lockedForMs;
  for (;;) {
    const attempt = await tryStart(program, dataDirectory, socket);
    if (typeof attempt !== 'string') return attempt;
    if (!attempt.includes('DBPathInUse')) throw new Error(`The database engine did not start: ${attempt}`);
    if (Date.now() > giveUpAt) {
      throw new Error(
        `Another process uses the data in ${dataDirectory}. Stop it, or choose another folder with VYBAC_DATA.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}

/** Asks the engine to finish its work and leave. */
export async function stopEngine(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.stdin?.end();
  await exited;
}

async function tryStart(program: string[], dataDirectory: string, socket: string): Promise<ChildProcess | string> {
  const [executable = process.execPath, ...flags] = program;
  const child = spawn(executable, [...flags, ENGINE_SCRIPT, dataDirectory, socket], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-4_000);
  });
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => {
      words ||= `no answer within ${READY_WITHIN_MS / 1000} s`;
      child.kill('SIGKILL');
    }, READY_WITHIN_MS);
    child.once('error', (error) => {
      clearTimeout(tooLate);
      resolve(error.message);
    });
    child.once('close', (code, signal) => {
      clearTimeout(tooLate);
      resolve(words.trim() || `it ended with ${signal ?? code}`);
    });
    child.stdout.once('data', () => {
      clearTimeout(tooLate);
      resolve(child);
    });
    child.stdin.on('error', () => {}); // the pipe of an engine that was killed
  });
}
