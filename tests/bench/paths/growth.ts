import { setTimeout as pause } from 'node:timers/promises';
import { askedFor } from '../generated/questions';
import { openGrown } from '../grown-marketplace';
import { from } from '../load';
import type { Goal } from '../report';
import type { Stage } from '../stage';
import { median } from '../statistics';
import { timed } from '../timed';

const [few, many] = [10_000, Number(process.env['BENCH_LISTINGS'] ?? 1_000_000)];
const [warmUp, asked] = [100, Number(process.env['BENCH_ASKED'] ?? 1_000)];
/** Ready pages are half a second old at most, in two places; after this long the next visitor has them made anew. */
const stale = 1_100;
const homes = Math.min(100, asked);
const categories = ['electronics', 'books', 'clothing', 'home-garden', 'sporting-goods'];

/** What a visitor asks for on the `turn`th occasion, of a marketplace of its own. */
type Path = (turn: number) => string;

/** The same questions to a marketplace of 10,000 listings and to one of 1,000,000, in turn. */
export async function growth(): Promise<Goal[]> {
  const { told, ...stages } = await openGrown(few, many);
  try {
    const questions = await askedFor(stages);
    const page: Path = (turn) => `category=${categories[turn % categories.length]}&maxPrice=${1_000_000 + turn}`;
    const browse = (query: Path): Path => {
      return (turn) => `/api/listings?${query(turn)}`;
    };
    const [smallIds, largeIds] = [await someListings(stages.small), await someListings(stages.large)];
    const detail = (ids: readonly string[]): Path => {
      return (turn) => `/api/listings/${ids[turn % ids.length]}`;
    };
    const searches: Goal[] = [];
    for (const [name, queries] of Object.entries(questions)) {
      // Pages of different length, so that none comes out of memory when a query comes around again.
      const path: Path = (turn) =>
        `${queries[turn % queries.length]}&limit=${15 + (Math.floor(turn / queries.length) % 30)}`;
      searches.push(...(await compare(name, stages, both(browse(path)))));
    }
    return [
      ...told,
      ...(await compare('page', stages, both(browse(page)))),
      ...searches,
      ...(await compare('detail', stages, { small: detail(smallIds), large: detail(largeIds) })),
      ...(await compare(
        'home',
        stages,
        both(() => '/'),
        { warmUp: 2, asked: homes, rest: stale },
      )),
    ];
  } finally {
    await Promise.all(Object.values(stages).map((stage) => stage.close()));
  }
}

type Both<Value> = Record<'small' | 'large', Value>;

function both<Value>(value: Value): Both<Value> {
  return { small: value, large: value };
}

async function compare(
  name: string,
  stages: Both<Stage>,
  paths: Both<Path>,
  { warmUp: before, asked: counted, rest } = { warmUp, asked, rest: 0 },
): Promise<Goal[]> {
  const seen = { small: { times: [] as number[], cpu: 0 }, large: { times: [] as number[], cpu: 0 } };
  for (let turn = 0; turn < before + counted; turn += 1) {
    if (rest > 0) await pause(rest);
    for (const side of turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const { product, engineCpu } = stages[side];
      const cpu = engineCpu();
      const taken = await timed(product.origin + paths[side](turn), { headers: from(turn) });
      if (turn < before) continue;
      seen[side].times.push(taken);
      seen[side].cpu += engineCpu() - cpu;
    }
  }
  const [small, large] = [median(seen.small.times), median(seen.large.times)];
  const cpu = (side: 'small' | 'large') => `${((seen[side].cpu / counted) * 1_000).toFixed(0)} µs`;
  const line = { path: `${name}, ${few} to ${many}`, unit: '×', atMost: 1.2 } as const;
  return [
    { ...line, measure: 'p50', product: milliseconds(large), ceiling: milliseconds(small), value: large / small },
    {
      ...line,
      measure: 'database CPU',
      product: cpu('large'),
      ceiling: cpu('small'),
      value: seen.large.cpu / seen.small.cpu,
    },
  ];
}

/** As many as the warm-up asks for: from then on each has been looked at before, as those that people look at have been. */
async function someListings({ database }: Stage): Promise<string[]> {
  const sample = database
    .db('vybac_listings')
    .collection<{ _id: string }>('listings')
    .aggregate<{ _id: string }>([
      { $match: { status: 'active' } },
      { $sample: { size: warmUp } },
      { $project: { _id: 1 } },
    ]);
  return (await sample.toArray()).map(({ _id }) => _id);
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
