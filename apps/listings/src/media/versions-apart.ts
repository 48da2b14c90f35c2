import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Version } from './picture-versions';

/** What the child answers. Bytes come as they are, though no longer as a `Buffer`. */
export type Made = { readonly versions: readonly Version[] } | { readonly failure: string };

/** The compiled one, also from the sources: Node itself runs it. */
const program = join(__dirname, '../../dist/media/versions.child.js');
/** Milliseconds; a picture takes a second or two of a processor of its own. */
const longest = 60_000;

/**
 * The versions of a picture, made by a process of their own for the second that it takes: it has what processor time all others leave,
 * so nobody's request waits for an encoder, and its memory goes with it.
 *
 * @param widest the widest version, WebP
 * @throws Error when they could not be made
 */
export async function versionsApart(widest: Buffer): Promise<Version[]> {
  const child = fork(program, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit').then(([code, signal]): Made => ({ failure: `It ended with ${code ?? signal}` }));
  const answered = once(child, 'message').then(([made]) => made as Made);
  try {
    // From its first moment on: what it takes to come up is no small part of it.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.send(widest);
    const made = await Promise.race([answered, ended]);
    if ('failure' in made) throw new Error(made.failure);
    return made.versions.map(({ bytes, ...version }) => ({ ...version, bytes: Buffer.from(bytes) }));
  } finally {
    child.kill('SIGKILL');
  }
}
