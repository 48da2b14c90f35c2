import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { connectRedis, connectSubscriber } from '../redis';
import { Channel, tell, type ChannelHandler, type StopListening } from './channel';

const prefix = 'channel:';
/** Said in place of what could not be said. No payload looks like it: JSON is never empty. */
const gap = '';
/** A quiet connection asks now and then whether the other side is still there. */
const pingMilliseconds = 5_000;

interface Listeners {
  readonly handlers: Set<ChannelHandler>;
  readonly afterCut: Set<() => void>;
}

/**
 * Over Redis: one connection that listens, one that speaks. After a cut it listens to the same channels again. The speaker may be
 * back later than those who listen: then it tells them that something is missing.
 */
export class RedisChannel extends Channel {
  private readonly logger = new Logger('Channel');
  private readonly listeners = new Map<string, Listeners>();
  /** Where something could not be said and nobody knows of it yet. */
  private readonly gaps = new Set<string>();
  private readonly ping: NodeJS.Timeout;

  private constructor(
    private readonly speaker: Redis,
    private readonly subscriber: Redis,
  ) {
    super();
    subscriber.on('message', (channel: string, text: string) => this.hear(channel.slice(prefix.length), text));
    subscriber.on('ready', () => void this.hearAgain());
    speaker.on('ready', () => void this.tellOfGaps());
    this.ping = setInterval(() => {
      if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined); // the socket's time limit ends it
    }, pingMilliseconds).unref();
  }

  static async connect(url: string): Promise<RedisChannel> {
    return new RedisChannel(
      ...(await Promise.all([connectRedis(url, 'speaking'), connectSubscriber(url, 'listening')])),
    );
  }

  async publish(name: string, payload: unknown): Promise<void> {
    try {
      await this.speaker.publish(prefix + name, JSON.stringify(payload));
    } catch (error) {
      this.gaps.add(name);
      throw error;
    }
    if (this.gaps.size > 0) void this.tellOfGaps();
  }

  async subscribe(name: string, handler: ChannelHandler, afterCut?: () => void): Promise<StopListening> {
    const listeners = this.listeners.get(name) ?? { handlers: new Set(), afterCut: new Set() };
    this.listeners.set(name, listeners);
    const listener: ChannelHandler = (payload) => (listeners.handlers.has(listener) ? handler(payload) : undefined);
    listeners.handlers.add(listener);
    const wake = () => afterCut?.();
    listeners.afterCut.add(wake);
    // Asked each time: whoever comes second must not be told "you listen" before Redis has said so.
    await this.subscriber.subscribe(prefix + name);
    return async () => {
      listeners.afterCut.delete(wake);
      if (listeners.handlers.delete(listener) && listeners.handlers.size === 0) this.leave(name);
    };
  }

  async isReachable(): Promise<boolean> {
    // A subscriber that is cut would answer only after the cut, so its word is that it is connected.
    if (this.subscriber.status !== 'ready') return false;
    await this.speaker.ping();
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.ping);
    this.listeners.clear();
    this.subscriber.disconnect();
    this.speaker.disconnect();
  }

  // Not awaited: during a cut Redis answers only afterwards, and here nobody listens any more.
  private leave(name: string): void {
    if (this.listeners.delete(name)) this.subscriber.unsubscribe(prefix + name).catch(() => undefined);
  }

  private hear(name: string, text: string): void {
    const listeners = this.listeners.get(name);
    if (!listeners) return;
    if (text === gap) return wakeAll(listeners);
    try {
      tell(name, listeners.handlers, JSON.parse(text));
    } catch {
      this.logger.warn(`Something that is not JSON was said on "${name}"`);
    }
  }

  /** The connection subscribes again by itself; asking once more tells when that has happened. */
  private async hearAgain(): Promise<void> {
    const channels = [...this.listeners.keys()].map((name) => prefix + name);
    if (channels.length === 0) return;
    const heard = await this.subscriber.subscribe(...channels).catch(() => null);
    if (heard === null) return; // cut again: the next time it is ready
    for (const listeners of this.listeners.values()) wakeAll(listeners);
  }

  private async tellOfGaps(): Promise<void> {
    for (const name of [...this.gaps]) {
      this.gaps.delete(name);
      // It failed again, so it is missing still: the next word, or the next time the connection is back.
      await this.speaker.publish(prefix + name, gap).catch(() => this.gaps.add(name));
    }
  }
}

function wakeAll({ afterCut }: Listeners): void {
  for (const wake of afterCut) wake();
}
