import type { Asked, Said, Tasks } from './messages';

/**
 * Makes this process one that works for its parent: call it once, when all is loaded. It does what a `WorkApart` asks, and ends when
 * its parent does.
 *
 * @param work a function for each kind of task; what one throws is told to the parent by its message
 */
export function doApart<Work extends Tasks<Work>>(work: Work): void {
  const functions = new Map<string, (...input: never[]) => unknown>(Object.entries(work));
  const say = (said: Said): void => void process.send?.(said);

  // Ctrl+C reaches the whole process group. The parent finishes what it has begun, and its channel closes however it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());

  const done = async ({ name, input }: Asked): Promise<unknown> => {
    const work = functions.get(name);
    if (!work) throw new Error(`Nobody here can ${name}`);
    return work(...(input as never[]));
  };
  process.on('message', (asked: Asked) => {
    done(asked).then(
      (result) => say({ result }),
      (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  say({ isReady: true });
}
