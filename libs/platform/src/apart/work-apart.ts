import pLimit from 'p-limit';
import { type ChildSettings, KeptChild } from './kept-child';
import type { Asked, Tasks } from './messages';
import { EndedAtWork } from './task-failed';

export interface ApartSettings extends ChildSettings {
  /** How many processes at most; each does one task at a time, and the other tasks wait. */
  readonly atOnce: number;
}

/**
 * Work that is done by processes of their own, which are kept for a while: what their memory, their crashes and their collecting
 * of garbage come to is theirs.
 *
 * @example
 * const apart = new WorkApart<typeof work>({ program: join(__dirname, 'pictures.child.js'), atOnce: 2, idleFor: 10_000, longest: 60_000 });
 * const picture = await apart.do('develop', bytes);
 */
export class WorkApart<Work extends Tasks<Work>> {
  private readonly turn: pLimit.Limit;
  private readonly children = new Set<KeptChild>();
  private isClosed = false;

  constructor(private readonly settings: ApartSettings) {
    this.turn = pLimit(settings.atOnce);
  }

  /**
   * Has one task done. Bytes come back as they are, though perhaps no longer as a `Buffer`.
   *
   * @param name which of the functions that the program gave to `doApart`, and then what it takes
   * @throws TaskFailed when that may be the task's fault; Error when no process came up, or after `close`
   */
  async do<Name extends keyof Work & string>(
    name: Name,
    ...input: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    const result = await this.turn(() =>
      this.attempt({ name, input }).catch((error: unknown) => {
        // Somebody may have ended that process: a task gets a second one.
        if (error instanceof EndedAtWork) return this.attempt({ name, input });
        throw error;
      }),
    );
    return result as Awaited<ReturnType<Work[Name]>>;
  }

  /** Ends all processes; what is still to do fails. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.children].map((child) => child.end(closed())));
  }

  private async attempt(task: Asked): Promise<unknown> {
    if (this.isClosed) throw closed();
    const child = [...this.children].find(({ isFree }) => isFree) ?? this.start();
    return child.do(task);
  }

  private start(): KeptChild {
    const child = new KeptChild(this.settings);
    this.children.add(child);
    void child.gone.then(() => this.children.delete(child));
    return child;
  }
}

function closed(): Error {
  return new Error('Whoever does this has been closed');
}
