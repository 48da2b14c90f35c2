import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Compressible } from './compressible';

const text = 'A lamp of brass. '.repeat(50);

describe('a text for browsers', () => {
  it('is sent as they can read it, as small as can be', async () => {
    const page = new Compressible(text);
    const [both, old, plain, none] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', undefined].map(async (accepted) => page.for(accepted)),
    );
    expect(both?.encoding).toBe('br');
    expect(brotliDecompressSync(both!.bytes).toString()).toBe(text);
    expect(old?.encoding).toBe('gzip');
    expect(gunzipSync(old!.bytes).toString()).toBe(text);
    expect(both!.bytes.length).toBeLessThan(old!.bytes.length);
    for (const same of [plain, none]) expect([same?.encoding, same?.bytes.toString()]).toEqual([undefined, text]);
  });

  it('is compressed once, also for many who come together', async () => {
    const page = new Compressible(text);
    const together = await Promise.all(Array.from({ length: 5 }, async () => page.for('br')));
    const later = await page.for('br');
    for (const { bytes } of together) expect(bytes).toBe(later.bytes);
  });
});
