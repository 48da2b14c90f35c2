import { spawn } from 'node:child_process';

/** How often a long step says that it is still at work. */
const REMINDER_MS = 10_000;

/**
 * Runs one step, saying what it does and how long it took.
 * @template T
 * @param {string} title  what happens, such as "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`• ${title} …`);
  const reminder = setInterval(() => console.log(`  ${title}: ${elapsed()} so far`), REMINDER_MS);
  try {
    const result = await work();
    console.log(`✓ ${title} (${elapsed()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

/**
 * Runs a program to its end. Its output is shown only when it fails. A signal ends the program first and us after it: an
 * interrupted npm still tidies up, and must not meet the npm of an impatient second attempt.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>} what it printed
 * @throws Error with its last lines when it does not end with 0
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (code === 0) return resolve(output);
      const lastLines = output.trim().split('\n').slice(-30).join('\n');
      reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}\n${lastLines}`));
    });
  });
}
