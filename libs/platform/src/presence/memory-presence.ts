import type { Clock } from '@vybac/kit';
import { Presence, type Presentation, presenceWindow } from './presence';

/** Within this process. */
export class MemoryPresence extends Presence {
  /** When connections were last heard of, by person. */
  private readonly heard = new Map<string, Map<string, number>>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async arrive(presentation: Presentation): Promise<boolean> {
    const wasHere = this.isHere(presentation.who);
    await this.keep([presentation]);
    return !wasHere;
  }

  async keep(presentations: readonly Presentation[]): Promise<void> {
    for (const { who, connection } of presentations) {
      const connections = this.heard.get(who) ?? new Map<string, number>();
      connections.set(connection, this.clock.now().getTime());
      this.heard.set(who, connections);
    }
  }

  async leave({ who, connection }: Presentation): Promise<boolean> {
    const wasHere = this.heard.get(who)?.delete(connection) ?? false;
    return wasHere && !this.isHere(who);
  }

  async here(whos: readonly string[]): Promise<Set<string>> {
    return new Set(whos.filter((who) => this.isHere(who)));
  }

  async close(): Promise<void> {
    this.heard.clear();
  }

  private isHere(who: string): boolean {
    const connections = this.heard.get(who) ?? new Map<string, number>();
    const since = this.clock.now().getTime() - presenceWindow;
    for (const [connection, at] of connections) if (at <= since) connections.delete(connection);
    if (connections.size === 0) this.heard.delete(who);
    return connections.size > 0;
  }
}
