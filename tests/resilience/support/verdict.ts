import type { Call, What } from './history';
import { groupedBy, keyOf, type Wish, wishesIn } from './wishes';

/** Something the marketplace shows that a person wanted. */
export interface Effect {
  readonly what: What;
  readonly mark: string;
  /** Messages: its place in the conversation. */
  readonly sequence?: number;
}

/** An item held or sold for somebody. */
export interface Sale {
  readonly orderId: string;
  readonly listingId: string;
  readonly from: number;
  /** Null while it holds, and for good once it is completed. */
  readonly until: number | null;
}

/** What another service made of an effect that it heard of by an event: a notification, a listing it knows. */
export interface Echo {
  readonly of: What;
  readonly mark: string;
}

/** What a marketplace shows once everything has settled. */
export interface Shown {
  readonly effects: readonly Effect[];
  readonly sales: readonly Sale[];
  readonly echoes: readonly Echo[];
  /** Of which effects there must be exactly one echo. */
  readonly echoing: readonly What[];
  /** What should have left by now: unpublished, unread or set-aside events. */
  readonly leftovers: readonly string[];
}

export type Fault =
  | 'acknowledged, then lost'
  | 'done twice'
  | 'refused, yet done'
  | 'unanswered, and done twice'
  | 'asked by nobody'
  | 'out of order'
  | 'sold twice'
  | 'a server error'
  | 'not heard of'
  | 'heard of twice'
  | 'left behind';

export interface Complaint {
  readonly fault: Fault;
  readonly about: string;
}

/** Compares what people were told with what the marketplace shows. @returns everything that must not be; nothing when all is well */
export function verdictOn(calls: readonly Call[], shown: Shown): Complaint[] {
  const wishes = wishesIn(calls);
  return [
    // First: what is still under way explains much of the rest.
    ...shown.leftovers.map((about): Complaint => ({ fault: 'left behind', about })),
    ...onEffects(wishes, shown.effects),
    ...onOrder(wishes, shown.effects),
    ...onSales(shown.sales),
    ...onEchoes(shown),
    ...onAnswers(calls),
  ];
}

function onEffects(wishes: ReadonlyMap<string, Wish>, effects: readonly Effect[]): Complaint[] {
  const counts = countBy(effects.map(keyOf));
  const nobodys = [...counts.keys()].filter((key) => !wishes.has(key));
  const found = [...wishes].flatMap(([about, { outcome }]): Complaint[] => {
    const count = counts.get(about) ?? 0;
    if (outcome === 'ok' && count === 0) return [{ fault: 'acknowledged, then lost', about }];
    if (outcome === 'fail' && count > 0) return [{ fault: 'refused, yet done', about }];
    if (count < 2) return [];
    return [{ fault: outcome === 'ok' ? 'done twice' : 'unanswered, and done twice', about }];
  });
  return [...found, ...nobodys.map((about): Complaint => ({ fault: 'asked by nobody', about }))];
}

/** Whoever writes only after the last message was acknowledged finds them in this order. */
function onOrder(wishes: ReadonlyMap<string, Wish>, effects: readonly Effect[]): Complaint[] {
  const sequences = new Map(effects.flatMap((effect) => (effect.sequence ? [[keyOf(effect), effect.sequence]] : [])));
  const lines = groupedBy(
    [...wishes.values()].filter(({ intent }) => sequences.has(keyOf(intent))),
    ({ intent }) => `${intent.who} in ${intent.place}`,
  );
  return [...lines].flatMap(([line, written]) =>
    written
      .filter((later) =>
        written.some(
          (earlier) =>
            earlier.acknowledgedAt < later.invokedAt && sequenceOf(earlier, sequences) >= sequenceOf(later, sequences),
        ),
      )
      .map(({ intent }): Complaint => ({ fault: 'out of order', about: `${intent.mark} of ${line}` })),
  );
}

function sequenceOf({ intent }: Wish, sequences: ReadonlyMap<string, number>): number {
  return sequences.get(keyOf(intent)) ?? 0;
}

/** Two sales of an item must not hold at the same time. */
function onSales(sales: readonly Sale[]): Complaint[] {
  return [...groupedBy(sales, ({ listingId }) => listingId)].flatMap(([listingId, ofItem]) => {
    const inTime = [...ofItem].sort((one, two) => one.from - two.from);
    return inTime
      .filter(({ from }, n) => n > 0 && (inTime[n - 1]?.until ?? Infinity) > from)
      .map(({ orderId }): Complaint => ({ fault: 'sold twice', about: `${listingId} again by ${orderId}` }));
  });
}

function onEchoes({ effects, echoes, echoing }: Shown): Complaint[] {
  const counts = countBy(echoes.map(({ of, mark }) => keyOf({ what: of, mark })));
  const should = new Set(effects.filter(({ what }) => echoing.includes(what)).map(keyOf));
  const unheard = [...should].filter((key) => !counts.has(key));
  const repeated = [...counts].filter(([, count]) => count > 1).map(([key]) => key);
  const ofNothing = [...counts.keys()].filter((key) => !should.has(key));
  return [
    ...unheard.map((about): Complaint => ({ fault: 'not heard of', about })),
    ...repeated.map((about): Complaint => ({ fault: 'heard of twice', about })),
    ...ofNothing.map((about): Complaint => ({ fault: 'asked by nobody', about: `what was heard of ${about}` })),
  ];
}

/** The only server error is 503, with the time after which to try again. */
function onAnswers(calls: readonly Call[]): Complaint[] {
  return calls
    .filter(({ status, retryAfterSeconds }) => status >= 500 && !(status === 503 && (retryAfterSeconds ?? 0) > 0))
    .map(({ intent, status, code, retryAfterSeconds }) => ({
      fault: 'a server error',
      about: `${status} ${code}, to be tried again after ${retryAfterSeconds ?? 'nobody knows how many'} s: ${keyOf(intent)}`,
    }));
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
