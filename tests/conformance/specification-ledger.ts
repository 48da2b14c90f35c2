import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'csv-parse/sync';

const columns = ['id', 'document', 'section', 'item', 'place', 'test', 'state'] as const;
const states = ['planned', 'done', 'ruled'];
const specFile = /\.(spec|int-spec|test-d)\.tsx?$/;

/**
 * One line of the specification or of the rulings.
 * - `planned`: not built; `place` and `test` are empty.
 * - `done`: `place` is `path` or `path#symbol`, `test` is `path` or `path#test name`, both from the repository root.
 * - `ruled`: a ruling replaces the line; `place` is the id of that ruling's row.
 */
export type LedgerRow = Record<(typeof columns)[number], string>;

/** Throws when the text is not RFC 4180 or its header is not the seven columns in order. */
export function parseLedger(text: string): LedgerRow[] {
  const [header = [], ...lines] = parse(text);
  if (header.join() !== columns.join()) throw new Error(`The ledger's header is ${header.join()}`);
  return lines.map((line) => Object.fromEntries(columns.map((column, index) => [column, line[index]])) as LedgerRow);
}

/** What is untrue in the ledger, one sentence each; empty when every row keeps its promise. */
export function faultsOf(rows: LedgerRow[], root: string): string[] {
  const rulings = new Set(rows.filter((row) => row.document === 'rulings').map((row) => row.id));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const faults = [
      ...missingWords(row),
      ...(seen.has(row.id) ? ['has an id that is taken'] : []),
      ...stateFaults(row),
    ];
    seen.add(row.id);
    return faults.map((fault) => `${row.id || '(no id)'} ${fault}`);
  });

  function stateFaults({ state, place, test, document }: LedgerRow): string[] {
    if (state === 'planned') return place || test ? ['is planned and yet names a place or a test'] : [];
    if (state === 'done') {
      const notATest = specFile.test(pathOf(test)) ? [] : [`names a test that is not a spec: ${test}`];
      return [...pointerFaults(root, 'place', place), ...pointerFaults(root, 'test', test), ...notATest];
    }
    if (state === 'ruled') {
      const unknown = rulings.has(place) ? [] : [`names no ruling: ${place}`];
      return [
        ...unknown,
        ...(test ? ['is ruled and yet names a test'] : []),
        ...(document === 'rulings' ? ['is itself a ruling'] : []),
      ];
    }
    return [`has no valid state (${states.join(', ')}): ${state}`];
  }
}

/** The routes of one document that no row of that document begins with, as in `Route /listings: browse`. */
export function routesWithoutRow(rows: LedgerRow[], document: string, routes: string[]): string[] {
  const items = rows.filter((row) => row.document === document).map((row) => row.item);
  return routes.filter((route) => !items.some((item) => item.startsWith(`Route ${route}:`)));
}

function missingWords(row: LedgerRow): string[] {
  return (['id', 'document', 'section', 'item'] as const)
    .filter((column) => row[column].trim() === '')
    .map((column) => `has no ${column}`);
}

/** Only the first `#` divides: a test's name may hold another. */
function pathOf(pointer: string): string {
  return pointer.split('#', 1)[0] ?? '';
}

function pointerFaults(root: string, kind: string, pointer: string): string[] {
  const path = pathOf(pointer);
  const file = join(root, path);
  const outside = relative(root, file).startsWith('..');
  if (!path || outside || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return [`names a ${kind} that does not exist: ${pointer}`];
  }
  if (path === pointer) return [];
  const words = pointer.slice(path.length + 1);
  return words && readFileSync(file, 'utf8').includes(words) ? [] : [`names a ${kind} whose file lacks "${words}"`];
}
