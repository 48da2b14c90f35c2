import { Channel, tell, type ChannelHandler, type StopListening } from './channel';

/** Between the services of one process. */
export class MemoryChannel extends Channel {
  private readonly listeners = new Map<string, Set<ChannelHandler>>();

  async publish(name: string, payload: unknown): Promise<void> {
    const listeners = this.listeners.get(name);
    if (!listeners?.size) return;
    // Through JSON as over a wire: listeners neither share an object nor see more than the other adapter would bring.
    tell(name, listeners, JSON.parse(JSON.stringify(payload)));
  }

  async subscribe(name: string, handler: ChannelHandler): Promise<StopListening> {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners);
    // Of its own, so that the same handler may listen twice.
    const listener: ChannelHandler = (payload) => (listeners.has(listener) ? handler(payload) : undefined);
    listeners.add(listener);
    return async () => void listeners.delete(listener);
  }

  async isReachable(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    for (const listeners of this.listeners.values()) listeners.clear();
  }
}
