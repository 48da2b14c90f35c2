import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, parseLedger, routesWithoutRow, type LedgerRow } from './specification-ledger';

const root = join(__dirname, '../..');

/** Copied by hand from section 2 of each document, so that a row cannot vanish with its route. */
const routes: Record<string, string[]> = {
  1: [
    ...['/', '/listings', '/listing/{listing_id}', '/vybac-rooms', '/drop-zones', '/connections', '/market-value'],
    ...[
      '/chat',
      '/messages',
      '/notifications',
      '/match-me',
      '/flash-drops',
      '/ai-assistant',
      '/trust-profile/{user_id}',
    ],
    ...['/create-listing', '/create-voice-listing', '/create-image-listing', '/create-text-listing'],
    ...['/create-ai-listing', '/ai-listing-info', '/dashboard', '/settings', '/admin/dashboard', '/admin'],
    ...['/auth', '/signup', '/contact', '/about', '/support/chat', '/pricing', '/privacy', '/terms'],
  ],
  2: [
    ...['/listings', '/feed', '/listing/{id}', '/create-listing', '/create-listing?edit={id}', '/create-voice-listing'],
    ...['/create-image-listing', '/create-text-listing', '/create-ai-listing', '/ai-listing-info', '/favorites'],
    ...['/meetups', '/dashboard', '/auth', '/signup', '/chat', '/chat/{recipientId}', '/pricing', '/connections'],
    ...['/trust-profile/{id}', '/reviews', '/reviews/{id}', '/settings', '/boost-listings', '/ai-tools-suite'],
    ...['/voice-recorder', '/market-value', '/ai-assistant?item={id}', '/demo', '*'],
  ],
  3: [
    ...['/vybac-rooms', '/vybac-room/{roomId}', '/drop-zones', '/drop-zones/{id}', '/create-drop-zone'],
    ...['/ai-tools-suite', '/market-value', '/feed', '/voice-recorder', '/support-chat', '/support/chat', '/referral'],
    ...[
      '/referral-dashboard',
      '/favorites',
      '/sitemap.xml',
      '/privacy-policy',
      '/privacy',
      '/terms-of-service',
      '/terms',
    ],
    ...[
      '*',
      '/pricing',
      '/create-listing',
      '/listings',
      '/listing/{id}',
      '/dashboard',
      '/auth',
      '/about',
      '/admin/dashboard',
    ],
  ],
};

describe('the specification ledger', () => {
  const rows = parseLedger(readFileSync(join(root, 'docs/specification-ledger.csv'), 'utf8'));

  it('promises only what is there', () => {
    expect(faultsOf(rows, root)).toEqual([]);
  });

  it.each(Object.entries(routes))('has a row for every route of document %s', (document, named) => {
    expect(routesWithoutRow(rows, document, named)).toEqual([]);
  });

  it('holds the three documents and the rulings, and prints how far each is', () => {
    const counts = new Map<string, Record<string, number>>();
    for (const { document, state } of rows) {
      const of = counts.get(document) ?? { planned: 0, done: 0, ruled: 0 };
      counts.set(document, { ...of, [state]: (of[state] ?? 0) + 1 });
    }
    for (const [document, { planned, done, ruled }] of counts) {
      process.stdout.write(
        `ledger ${document}: ${String(done)} done, ${String(planned)} planned, ${String(ruled)} ruled\n`,
      );
    }
    expect([...counts.keys()]).toEqual(['1', '2', '3', 'rulings']);
  });
});

describe('the check of the ledger', () => {
  const here = 'tests/conformance/specification-ledger';
  const planned: LedgerRow = {
    ...{ id: 'F-5-002', document: '1', section: '5 Validation rules', item: 'Message "Invalid format"' },
    ...{ place: '', test: '', state: 'planned' },
  };
  const done: LedgerRow = {
    ...planned,
    state: 'done',
    place: `${here}.ts#faultsOf`,
    test: `${here}.spec.ts#promises only`,
  };
  // Joined, because this file is also the one that is searched.
  const absent = ['no', 'such', 'name'].join(' ');
  const ruling: LedgerRow = { ...planned, id: 'R-people-01a', document: 'rulings' };

  it('accepts rows that keep their promise', () => {
    const ruled = { ...planned, id: 'F-5-003', state: 'ruled', place: ruling.id };
    expect(faultsOf([done, ruled, ruling], root)).toEqual([]);
  });

  it.each<[string, Partial<LedgerRow>, string]>([
    ['a place that does not exist', { place: 'apps/nowhere.ts' }, 'names a place that does not exist: apps/nowhere.ts'],
    ['a place that is only a folder', { place: 'tests' }, 'names a place that does not exist: tests'],
    [
      'a place outside the repository',
      { place: '../../etc/hosts' },
      'names a place that does not exist: ../../etc/hosts',
    ],
    ['no place', { place: '' }, 'names a place that does not exist: '],
    [
      'a symbol its file lacks',
      { place: 'package.json#no such symbol' },
      'names a place whose file lacks "no such symbol"',
    ],
    [
      'a test that does not exist',
      { test: 'tests/nowhere.spec.ts' },
      'names a test that does not exist: tests/nowhere.spec.ts',
    ],
    ['a test name its file lacks', { test: `${here}.spec.ts#${absent}` }, `names a test whose file lacks "${absent}"`],
    ['a test that is no spec', { test: `${here}.ts` }, `names a test that is not a spec: ${here}.ts`],
    ['an invented state', { state: 'nearly' }, 'has no valid state (planned, done, ruled): nearly'],
    ['a place while planned', { state: 'planned', test: '' }, 'is planned and yet names a place or a test'],
    ['a ruling nobody wrote', { state: 'ruled', place: 'R-people-99', test: '' }, 'names no ruling: R-people-99'],
    ['no item', { item: ' ' }, 'has no item'],
  ])('refuses a row with %s', (_what, change, fault) => {
    expect(faultsOf([{ ...done, ...change }, ruling], root)).toEqual([`F-5-002 ${fault}`]);
  });

  it('refuses an id used twice, a missing route and a foreign header', () => {
    expect(faultsOf([planned, planned], root)).toEqual(['F-5-002 has an id that is taken']);
    expect(routesWithoutRow([planned], '1', ['/listings'])).toEqual(['/listings']);
    expect(() => parseLedger('id,item\r\nF-1,x\r\n')).toThrow('header');
  });
});
