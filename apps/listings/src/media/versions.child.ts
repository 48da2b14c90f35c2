/**
 * Makes the versions of one picture in a process of its own, which gives way to every other: `versions-apart.ts` starts it, sends
 * the widest version, and ends it when it has the others.
 */
import sharp from 'sharp';
import type { Made } from './versions-apart';
import { type Version, versionsOf } from './picture-versions';

sharp.concurrency(1);
sharp.cache(false);

// Ctrl+C reaches the whole process group. The parent finishes what it has begun, and its channel closes however it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const answer = (made: Made): void => void process.send?.(made);

process.once('message', (widest: Uint8Array) => {
  allOf(Buffer.from(widest)).then(
    (versions) => answer({ versions }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});

async function allOf(widest: Buffer): Promise<Version[]> {
  const versions: Version[] = [];
  for await (const version of versionsOf(widest)) versions.push(version);
  return versions;
}
