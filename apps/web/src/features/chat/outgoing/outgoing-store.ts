import { forget, readSaved, save } from '../../../storage/saved';
import type { Outgoing } from './outgoing-queue';

const nothing: readonly Outgoing[] = [];

/**
 * Keeps the outgoing messages of one person on this device, shared by all tabs. Where the device keeps nothing, they live as
 * long as the page.
 */
export class OutgoingStore {
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private parsed = nothing;
  private onlyInMemory = false;

  constructor(actorId: string) {
    this.key = `vybac-outgoing:${actorId}`;
  }

  /** The same array until something changes. */
  readonly read = (): readonly Outgoing[] => {
    if (this.onlyInMemory) return this.parsed;
    const text = readSaved(this.key);
    if (text !== this.text) {
      this.text = text;
      this.parsed = text ? parse(text) : nothing;
    }
    return this.parsed;
  };

  readonly write = (messages: readonly Outgoing[]): void => {
    const text = JSON.stringify(messages);
    if (messages.length === 0) forget(this.key);
    else save(this.key, text);
    this.onlyInMemory = messages.length > 0 && readSaved(this.key) !== text;
    if (this.onlyInMemory) this.parsed = messages;
    for (const listener of this.listeners) listener();
  };

  /** Calls back when this or another tab changes something. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === this.key) listener();
    };
    this.listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
}

function parse(text: string): readonly Outgoing[] {
  try {
    return JSON.parse(text) as Outgoing[];
  } catch {
    return nothing;
  }
}
