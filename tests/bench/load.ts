import autocannon, { type Request } from 'autocannon';
import type { Goal } from './report';
import type { Server } from './server';
import { median } from './statistics';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** In seconds. */
const roundLength = 2;
/**
 * Of each side, before anything counts: what has just started is still being compiled as it runs. Dear pages need some number of answers for that,
 * cheap ones some seconds.
 */
const warmUp = { answers: 4_000, seconds: 9 };
const connections = 10;

/** Makes what one connection asks for in one round. */
export type Requests = (round: number, connection: number) => Request[];

/** What answers at an origin, in however many processes. */
export type Loaded = Pick<Server, 'origin' | 'cpu'>;

/**
 * Loads product and ceiling in turn, so that a busy machine slows both; the figures are medians over rounds. Without
 * `leastRatio` the throughput is only told.
 */
export async function compare(
  path: string,
  product: Loaded,
  ceiling: Loaded,
  requests: Requests,
  leastRatio?: number,
): Promise<Goal[]> {
  const sample = requests(0, 0)[0]?.path ?? '/';
  await assertSameSize(product.origin + sample, ceiling.origin + sample);
  await runIn(product, requests);
  await runIn(ceiling, requests);
  const pairs: Record<'product' | 'ceiling', Awaited<ReturnType<typeof round>>>[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const first = number % 2 === 0 ? product : ceiling;
    const one = await round(first, requests, number, roundLength);
    const other = await round(first === product ? ceiling : product, requests, number, roundLength);
    pairs.push(first === product ? { product: one, ceiling: other } : { product: other, ceiling: one });
  }
  const figure = (side: 'product' | 'ceiling', name: 'perSecond' | 'cpu') =>
    median(pairs.map((pair) => pair[side][name]));
  const ratio = (name: 'perSecond' | 'cpu') => median(pairs.map((pair) => pair.product[name] / pair.ceiling[name]));
  const perSecond = (value: number) => `${value.toFixed(0)} /s`;
  const microseconds = (value: number) => `${value.toFixed(0)} µs`;
  return [
    {
      path,
      measure: 'throughput',
      product: perSecond(figure('product', 'perSecond')),
      ceiling: perSecond(figure('ceiling', 'perSecond')),
      value: ratio('perSecond'),
      unit: '×',
      ...(leastRatio !== undefined && { atLeast: leastRatio }),
    },
    {
      path,
      measure: 'CPU per page',
      product: microseconds(figure('product', 'cpu')),
      ceiling: microseconds(figure('ceiling', 'cpu')),
      value: ratio('cpu'),
      unit: '×',
      atMost: 1.3,
    },
  ];
}

async function runIn(server: Loaded, requests: Requests): Promise<void> {
  let [answers, seconds] = [0, 0];
  while (answers < warmUp.answers || seconds < warmUp.seconds) {
    answers += (await round(server, requests, 0, roundLength)).answers;
    seconds += roundLength;
  }
}

/** @returns how many answers, how many in a second, and processor time for each in microseconds */
async function round(server: Loaded, requests: Requests, number: number, duration: number) {
  let connection = 0;
  const before = server.cpu();
  const result = await autocannon({
    url: server.origin,
    connections,
    duration,
    setupClient: (client) => client.setRequests(requests(number, connection++)),
  });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.non2xx} answers of ${server.origin} were refusals, ${result.errors} did not come`);
  const { total } = result.requests;
  return { answers: total, perSecond: total / result.duration, cpu: ((server.cpu() - before) * 1_000) / total };
}

/** A ceiling that answers less would be none. */
export async function assertSameSize(product: string, ceiling: string): Promise<void> {
  const [one, other] = await Promise.all(
    [product, ceiling].map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
  );
  if (!one || !other || Math.abs(one / other - 1) > 0.05)
    throw new Error(`The product answers ${one} bytes, its ceiling ${other}: ${product}`);
}

/** Limits count per address, and nobody turns them off here: the load comes from many, through a trusted proxy. */
export function from(visitor: number): Record<string, string> {
  return { 'x-forwarded-for': `10.0.${Math.floor(visitor / 250) % 4}.${1 + (visitor % 250)}` };
}
