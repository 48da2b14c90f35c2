import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAd, Terms } from '@vybac/listings';
import type { Goal } from '../report';

interface LabelledAd {
  readonly text: string;
  readonly category: string;
  readonly condition: string | null;
  readonly price: number | null;
}

const folder = join(__dirname, '../../labelled-ads');

/**
 * How often the local engine reads category, condition and price from an ad as its writer labelled it
 * (tests/labelled-ads/README.md). Prints figures only: whoever widens the vocabulary must not see the ads.
 */
export async function category(): Promise<Goal[]> {
  return [...readingOf('read from text', folder), ...readingOf('read from unseen text', join(folder, 'unseen'))];
}

function readingOf(path: string, folder: string): Goal[] {
  const ads = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as LabelledAd);
  const terms = Terms.of();
  const read = ads.map((ad) => ({ ad, read: readAd(ad.text, terms) }));
  const categories = read.map(({ ad, read }) => [ad.category, read.category.value] as const);
  const conditions = read.map(({ ad, read }) => [String(ad.condition), String(read.condition?.value ?? null)] as const);
  process.stdout.write(`\n${path}: ${ads.length} ads\n`);
  printTable('category', categories);
  printTable('condition', conditions);
  const named = read.filter(({ ad }) => ad.price !== null);
  const invented = read.filter(({ ad, read }) => ad.price === null && read.price !== null).length;
  const prices = named.filter(({ ad, read }) => read.price?.value === Math.round((ad.price ?? 0) * 100)).length;
  const silent = conditions.filter(([labelled]) => labelled === 'null');
  const guessed = silent.filter(([, found]) => found !== 'null').length;
  return [
    goal(path, 'category, top-1', shareOf(categories), ads.length, 85),
    goal(path, 'condition', shareOf(conditions), ads.length),
    { ...goal(path, 'condition where none is said', (100 * guessed) / silent.length, silent.length), unit: '%' },
    goal(path, 'price', (100 * prices) / named.length, named.length),
    goal(
      path,
      'price where none is said',
      (100 * invented) / Math.max(1, ads.length - named.length),
      ads.length - named.length,
    ),
  ];
}

function goal(path: string, measure: string, value: number, of: number, atLeast?: number): Goal {
  return {
    path,
    measure,
    product: `${of} ads`,
    ceiling: '',
    value,
    unit: '%',
    ...(atLeast !== undefined && { atLeast }),
  };
}

function shareOf(pairs: readonly (readonly [string, string])[]): number {
  return (100 * pairs.filter(([labelled, found]) => labelled === found).length) / pairs.length;
}

/** Rows: what the ad was labelled; columns: what was read; numbers only. */
function printTable(title: string, pairs: readonly (readonly [string, string])[]): void {
  const names = [...new Set(pairs.flat())].sort();
  const cells = (row: string) =>
    names.map((column) => pairs.filter(([labelled, found]) => labelled === row && found === column).length);
  const line = (first: string, rest: readonly (string | number)[]) =>
    process.stdout.write(`${first.padEnd(20)}${rest.map((cell) => String(cell).padStart(6)).join('')}\n`);
  process.stdout.write('\n');
  line(title, [...names.map((name) => name.slice(0, 5)), 'right']);
  for (const row of names) {
    const counts = cells(row);
    const all = counts.reduce((sum, count) => sum + count, 0);
    const right = counts[names.indexOf(row)] ?? 0;
    line(row, [...counts.map((count) => count || '·'), all === 0 ? '' : `${Math.round((100 * right) / all)}%`]);
  }
  process.stdout.write('\n');
}
