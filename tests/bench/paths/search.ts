import { commonWords } from '../common-words';
import { assertSameSize, from } from '../load';
import type { Goal } from '../report';
import { openStage } from '../stage';
import { median } from '../statistics';
import { timed } from '../timed';

const [warmUp, asked] = [100, 600];

/** Common words in a marketplace of 100,000 listings and in one of 10,000, asked for in turn. */
export async function search(): Promise<Goal[]> {
  const [small, large] = [await openStage(10_000), await openStage(100_000)];
  try {
    const ceiling = await large.ceiling('cards');
    const words = await commonWords(small.database);
    const sides = { product: large.product, ceiling, small: small.product };
    const times = { product: [] as number[], ceiling: [] as number[], small: [] as number[] };
    const path = (turn: number) => `/api/listings?q=${encodeURIComponent(words[turn % words.length] ?? '')}`;
    await assertSameSize(large.product.origin + path(0), ceiling.origin + path(0));
    for (let turn = 0; turn < warmUp + asked; turn += 1) {
      for (const side of inTurn(turn)) {
        // Two listings of a page fewer or more keep an answer from coming out of memory when a word comes around again.
        const url = `${sides[side].origin}${path(turn)}&limit=${23 + (Math.floor(turn / words.length) % 3)}`;
        const taken = await timed(url, { headers: from(turn) });
        if (turn >= warmUp) times[side].push(taken);
      }
    }
    const [product, raw, before] = [median(times.product), median(times.ceiling), median(times.small)];
    const line = { path: 'search, 100,000 listings', product: milliseconds(product), unit: '×' } as const;
    return [
      { ...line, measure: `p50, ${words.length} words`, ceiling: milliseconds(raw), value: product / raw, atMost: 1.3 },
      { ...line, measure: 'p50 against 10,000', ceiling: milliseconds(before), value: product / before, atMost: 1.2 },
    ];
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

/** Nobody is always first. */
function inTurn(turn: number): ('product' | 'ceiling' | 'small')[] {
  const sides = ['product', 'ceiling', 'small'] as const;
  return sides.map((_, place) => sides[(turn + place) % sides.length]!);
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
