/** An amount in minor units: `{ amount: 4050, currency: 'USD' }` is $40.50. Never a fraction. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export const minorUnitsPerUnit = 100;

/** @throws RangeError when `amount` is no safe integer of minor units. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Money needs whole minor units, got ${amount}`);
  return { amount, currency };
}

/**
 * Reads what a person typed as a price: "40", "40.5", "40.50", and "40,50" as much of the world writes it. Answers the amount in minor units, or null for anything else:
 * signs, exponents, a third decimal, words.
 */
export function parsePrice(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, units = '0', decimals = ''] = match;
  return Number(units) * minorUnitsPerUnit + Number(decimals.padEnd(2, '0'));
}
