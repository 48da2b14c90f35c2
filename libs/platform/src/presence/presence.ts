/** Who is not heard of for this long, in milliseconds, is not here any more (specification 3, §9). */
export const presenceWindow = 60_000;
/** How often connections are to be {@link Presence.keep kept}, in milliseconds (specification 3, §9). */
export const presenceHeartbeat = 20_000;

/** A live connection of somebody; one person may have several, at several processes. */
export interface Presentation {
  readonly who: string;
  readonly connection: string;
}

/**
 * Who is here just now, over all processes of a deployment. Kept by heartbeats that touch no database (design §5), and never
 * a reason to fail: while the shared knowledge is out of reach, nobody is known to be here.
 */
export abstract class Presence {
  /** @returns whether they were not here by any other connection */
  abstract arrive(presentation: Presentation): Promise<boolean>;

  /** To be repeated every {@link presenceHeartbeat}: a process that dies says no farewell. */
  abstract keep(presentations: readonly Presentation[]): Promise<void>;

  /** @returns whether this was their last connection */
  abstract leave(presentation: Presentation): Promise<boolean>;

  /** Those of these who are here. */
  abstract here(whos: readonly string[]): Promise<Set<string>>;

  /** Lets go of connections to the shared knowledge. */
  abstract close(): Promise<void>;
}
