/** An item sold by a completed order. */
export interface Sale {
  readonly orderId: string;
  readonly sellerId: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** The calendar month of a moment, e.g. `2026-11`. Months begin at midnight UTC (rulings, Times). */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
