import type { Clock } from '@vybac/kit';
import type { ChainableCommander, Redis } from 'ioredis';
import { connectRedis } from '../redis';
import { Presence, type Presentation, presenceWindow } from './presence';

const keyOf = (who: string): string => `presence:${who}`;

/** In Redis: for each person a set of connections, sorted by when they were last heard of. */
export class RedisPresence extends Presence {
  private constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @param url e.g. `redis://localhost:6379` */
  static async connect(url: string, clock: Clock): Promise<RedisPresence> {
    return new RedisPresence(await connectRedis(url, 'presence'), clock);
  }

  async arrive(presentation: Presentation): Promise<boolean> {
    const { who, connection } = presentation;
    const key = keyOf(who);
    const counted = this.redis.multi().zrem(key, connection).zcount(key, this.since(), '+inf');
    const [, others] = await answersTo(this.heartbeat(counted, presentation));
    return others === 0;
  }

  async keep(presentations: readonly Presentation[]): Promise<void> {
    const commands = this.redis.pipeline();
    for (const presentation of presentations) this.heartbeat(commands, presentation);
    await answersTo(commands);
  }

  async leave({ who, connection }: Presentation): Promise<boolean> {
    const key = keyOf(who);
    const left = this.redis.multi().zrem(key, connection).zcount(key, this.since(), '+inf');
    const [removed, others] = await answersTo(left);
    return removed === 1 && others === 0;
  }

  async here(whos: readonly string[]): Promise<Set<string>> {
    const commands = this.redis.pipeline();
    for (const who of whos) commands.zcount(keyOf(who), this.since(), '+inf');
    const counts = await answersTo(commands);
    return new Set(whos.filter((_, place) => Number(counts[place] ?? 0) > 0));
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }

  private heartbeat(commands: ChainableCommander, { who, connection }: Presentation): ChainableCommander {
    const key = keyOf(who);
    return commands
      .zadd(key, this.clock.now().getTime(), connection)
      .zremrangebyscore(key, '-inf', this.clock.now().getTime() - presenceWindow)
      .pexpire(key, presenceWindow);
  }

  /** Heard of after this. */
  private since(): string {
    return `(${this.clock.now().getTime() - presenceWindow}`;
  }
}

/** The answers in the order of their commands; none while Redis is out of reach. */
async function answersTo(commands: ChainableCommander): Promise<unknown[]> {
  const answers = await commands.exec().catch(() => null);
  return (answers ?? []).map(([, answer]) => answer);
}
