import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const STOPPED_WITHIN_MS = 25_000;
const AGAIN_AFTER_MS = 1_000;
const ASKED_EVERY_MS = 1_000;

/**
 * Keeps one process of the marketplace running until it is told to stop.
 *
 * @param {{ command: string[], environment: Record<string, string>, folder: string, log: string, origin: string }} process_
 * @param {(state: string) => void} tell  hears `starting`, `ready`, `waiting for …`, `ended with …`, whenever that changes
 * @returns {{ ready: Promise<void>, stop(): Promise<void> }}
 */
export function keep({ command: [program, ...args], environment, folder, log, origin }, tell) {
  const words = createWriteStream(log, { flags: 'a' });
  let child;
  let stopping = false;

  const start = () => {
    tell('starting');
    // Out of the terminal's reach: Ctrl-C is for us, and we stop them in order.
    child = spawn(program, args, { cwd: folder, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(words, { end: false });
    child.stderr.pipe(words, { end: false });
    child.once('exit', (code, signal) => {
      tell(`ended with ${signal ?? code}`);
      if (!stopping) setTimeout(() => stopping || start(), AGAIN_AFTER_MS);
    });
  };

  /** Tells what `/health/ready` says, as long as the process runs. @returns {Promise<void>} resolves when it is ready first */
  const watch = () =>
    new Promise((becameReady) => {
      const ask = async () => {
        while (!stopping) {
          const running = child;
          const state = await stateAt(origin);
          if (running === child && running.exitCode === null && running.signalCode === null && state) tell(state);
          if (state === 'ready') becameReady();
          await pause(ASKED_EVERY_MS);
        }
      };
      void ask();
    });

  start();
  return {
    ready: watch(),
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        tell('stopping');
        const late = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
        child.kill('SIGTERM');
        await once(child, 'exit');
        clearTimeout(late);
      }
      words.end();
    },
  };
}

async function stateAt(origin) {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  if (!answer) return null;
  const { missing } = await answer.json().catch(() => ({}));
  if (answer.ok) return 'ready';
  return missing?.length > 0 ? `waiting for ${missing.join(', ')}` : 'starting';
}
