import { patiently } from '../events/patiently';

/** Whether a part answers; a rejection means that it does not. */
export type IsReachable = () => Promise<boolean>;

/** A part that takes longer counts as missing, in milliseconds. */
const answersWithin = 1_000;
/** How long "all answer" is believed, in milliseconds, so that probes cost nothing to speak of. */
const believedFor = 1_000;

/**
 * What this process needs of others to do its work: the database, Redis, … Whoever opens one adds it here, and readiness
 * asks all of them. None is ever replaced by something in memory.
 */
export class Parts {
  private readonly parts = new Map<string, IsReachable>();
  private asking: Promise<string[]> | undefined;
  private fineUntil = 0;

  /** Opens a part, trying for as long as it takes; meanwhile it is missing. */
  async open<Part>(name: string, open: () => Promise<Part>): Promise<Part> {
    this.add(name, () => Promise.resolve(false));
    const part = await patiently(`opening ${name}`, open);
    this.add(name, () => Promise.resolve(true));
    return part;
  }

  /** From now on this part has to answer. The same name again replaces how it is asked. */
  add(name: string, isReachable: IsReachable): void {
    this.parts.set(name, isReachable);
    this.fineUntil = 0;
  }

  /** The names of the parts that do not answer; however many ask at once, each part is asked once. */
  async missing(): Promise<string[]> {
    if (Date.now() < this.fineUntil) return [];
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<string[]> {
    const answers = await Promise.all(
      [...this.parts].map(async ([name, isReachable]) => ((await inTime(isReachable)) ? [] : [name])),
    );
    const missing = answers.flat();
    if (missing.length === 0) this.fineUntil = Date.now() + believedFor;
    return missing;
  }
}

async function inTime(isReachable: IsReachable): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), answersWithin)));
  try {
    return await Promise.race([isReachable(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
