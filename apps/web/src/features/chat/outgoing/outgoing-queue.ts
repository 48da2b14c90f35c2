import { ProblemError } from '@vybac/client';
import type { Image } from '@vybac/contracts/listings';
import type { Message } from '@vybac/contracts/messaging';

/** A message on its way to the server. Its id is the message's own, so that sending it again changes nothing. */
export interface Outgoing {
  id: string;
  conversationId: string;
  content: string;
  images: Image[];
  createdAt: string;
  /** `retrying`: it did not get through yet; `failed`: the server refused it. */
  state: 'waiting' | 'retrying' | 'failed';
}

export interface OutgoingParts {
  /** What is kept on this device, the oldest first. */
  store: { read: () => readonly Outgoing[]; write: (messages: readonly Outgoing[]) => void };
  send: (message: Outgoing) => Promise<Message>;
  onSent: (message: Message) => void;
  /** The server refused it for good; it stays in the queue as `failed` unless it is taken out. */
  onRefused: (message: Outgoing, error: unknown) => void;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs the work while no other tab of this browser sends: two senders would mix up the order. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
}

const firstPause = 500;
const longestPause = 15_000;

/** Sends messages one after another, each until the server has it. What is in it survives reloads and server restarts. */
export class OutgoingQueue {
  private working = false;
  private started = false;
  private pause = new AbortController();

  constructor(private readonly parts: OutgoingParts) {}

  start(): void {
    this.started = true;
    void this.work();
  }

  stop(): void {
    this.started = false;
    this.pause.abort();
  }

  /** There is reason to believe that it works now: do not wait any longer. */
  wake(): void {
    this.pause.abort();
    void this.work();
  }

  add(message: Omit<Outgoing, 'state'>): void {
    this.parts.store.write([...this.parts.store.read(), { ...message, state: 'waiting' }]);
    void this.work();
  }

  retry(id: string): void {
    this.mark(id, 'waiting');
    this.wake();
  }

  /** Takes a message out, unsent. */
  remove(id: string): void {
    this.parts.store.write(this.parts.store.read().filter((one) => one.id !== id));
  }

  private get next(): Outgoing | undefined {
    return this.started ? this.parts.store.read().find(({ state }) => state !== 'failed') : undefined;
  }

  private async work(): Promise<void> {
    if (this.working || !this.next) return;
    this.working = true;
    await this.parts.exclusively(() => this.sendAll()).finally(() => (this.working = false));
    // Something may have come in while the last step was being finished.
    void this.work();
  }

  private async sendAll(): Promise<void> {
    let failures = 0;
    for (let message = this.next; message; message = this.next) {
      try {
        const sent = await this.parts.send(message);
        failures = 0;
        this.parts.onSent(sent);
        this.remove(message.id);
      } catch (error) {
        if (error instanceof ProblemError && !error.isTemporary) {
          this.mark(message.id, 'failed');
          this.parts.onRefused({ ...message, state: 'failed' }, error);
          continue;
        }
        this.mark(message.id, 'retrying');
        await this.rest(failures++, error);
      }
    }
  }

  private async rest(failures: number, error: unknown): Promise<void> {
    const asked = error instanceof ProblemError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
    this.pause = new AbortController();
    await this.parts.wait(Math.max(asked, Math.min(longestPause, firstPause * 2 ** failures)), this.pause.signal);
  }

  private mark(id: string, state: Outgoing['state']): void {
    this.parts.store.write(this.parts.store.read().map((one) => (one.id === id ? { ...one, state } : one)));
  }
}
