import type { Call, Intent, Outcome } from './history';

/** All calls of one intent taken together: what a person knows of it in the end. */
export interface Wish {
  readonly intent: Intent;
  readonly outcome: Outcome;
  readonly invokedAt: number;
  /** When it was first acknowledged; never is Infinity. */
  readonly acknowledgedAt: number;
}

/** By {@link keyOf}. */
export function wishesIn(calls: readonly Call[]): Map<string, Wish> {
  const wishes = new Map<string, Wish>();
  for (const { intent, outcome, invokedAt, endedAt } of calls) {
    const before = wishes.get(keyOf(intent));
    const acknowledgedAt = outcome === 'ok' ? (endedAt ?? Infinity) : Infinity;
    wishes.set(keyOf(intent), {
      intent,
      outcome: before ? together(before.outcome, outcome) : outcome,
      invokedAt: Math.min(invokedAt, before?.invokedAt ?? Infinity),
      acknowledgedAt: Math.min(acknowledgedAt, before?.acknowledgedAt ?? Infinity),
    });
  }
  return wishes;
}

/** One acknowledgement is enough. A refusal after silence says nothing about the call that was not answered. */
function together(one: Outcome, other: Outcome): Outcome {
  if (one === 'ok' || other === 'ok') return 'ok';
  return one === 'unknown' || other === 'unknown' ? 'unknown' : 'fail';
}

export function keyOf({ what, mark }: Pick<Intent, 'what' | 'mark'>): string {
  return `${what} ${mark}`;
}

export function groupedBy<Item>(items: Iterable<Item>, groupOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item));
    if (group) group.push(item);
    else groups.set(groupOf(item), [item]);
  }
  return groups;
}
