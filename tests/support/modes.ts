import { describeWith } from '@vybac/testing';
import { startDistributed } from './distributed';
import { startEmbedded } from './embedded';
import type { Product } from './product';

/** Tells the same story twice: with everything in one process, and with the distributed parts. */
export function inBothModes(title: string, story: (product: () => Product) => void): void {
  const tell = (start: () => Promise<Product>) => () => {
    let product: Product | undefined;
    beforeAll(async () => void (product = await start()));
    afterAll(() => product?.stop());
    story(() => {
      if (!product) throw new Error('The product is not up');
      return product;
    });
  };
  describe(
    `${title} (embedded)`,
    tell(() => startEmbedded()),
  );
  describeWith(
    ['kafka', 'redis', 'object-storage'],
    `${title} (distributed)`,
    tell(() => startDistributed()),
  );
}
