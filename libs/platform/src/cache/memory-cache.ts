import { LRUCache } from 'lru-cache';
import { Cache, wholeMilliseconds } from './cache';

const megabyte = 1024 * 1024;
// What an entry costs besides its characters, roughly.
const overheadBytes = 200;

/** Within this process; what was not used for longest leaves when `maximumBytes` are full. */
export class MemoryCache extends Cache {
  private readonly entries: LRUCache<string, string>;

  constructor(maximumBytes = 48 * megabyte) {
    super();
    this.entries = new LRUCache({
      maxSize: maximumBytes,
      // A character takes up to two bytes.
      sizeCalculation: (value, key) => overheadBytes + 2 * (key.length + value.length),
    });
  }

  async get(key: string): Promise<string | null> {
    return this.entries.get(key) ?? null;
  }

  async set(key: string, value: string, timeToLiveMilliseconds: number): Promise<void> {
    this.entries.set(key, value, { ttl: wholeMilliseconds(timeToLiveMilliseconds) });
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  async setIfAbsent(key: string, value: string, timeToLiveMilliseconds: number): Promise<boolean> {
    if (this.entries.has(key)) return false;
    await this.set(key, value, timeToLiveMilliseconds);
    return true;
  }

  async close(): Promise<void> {
    this.entries.clear();
  }
}
