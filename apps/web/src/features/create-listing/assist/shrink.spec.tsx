import { shrunk } from './shrink';

/** jsdom draws nothing: the canvas tells what it was asked for. */
function aBrowserThatDraws(width: number, height: number) {
  const drawn: { width: number; height: number; type?: string | undefined; quality?: unknown }[] = [];
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }) });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    tell,
    type,
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    tell(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    value: () => Promise.resolve(new ArrayBuffer(8)),
    configurable: true,
  });
  return drawn;
}

const photo = new File(['photo'], 'lamp.png', { type: 'image/png' });

describe('a photo for the assistant', () => {
  it.each([
    [4_000, 3_000, 1_024, 768],
    [3_000, 4_000, 768, 1_024],
    [800, 600, 800, 600],
  ])('of %i × %i pixels becomes a JPEG of %i × %i at quality 0.8', async (width, height, becomesWide, becomesHigh) => {
    const drawn = aBrowserThatDraws(width, height);
    const { type, name } = await shrunk(photo);
    expect({ type, name }).toEqual({ type: 'image/jpeg', name: 'lamp.png' });
    expect(drawn).toEqual([{ width: becomesWide, height: becomesHigh, type: 'image/jpeg', quality: 0.8 }]);
  });

  it('that this browser cannot draw goes as it is', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no such format')) });
    expect(await shrunk(photo)).toBe(photo);
  });
});
