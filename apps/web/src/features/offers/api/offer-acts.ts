import type { Offer } from '@vybac/contracts/messaging';

export type OfferAct = { kind: 'accept' | 'decline' | 'withdraw' } | { kind: 'counter'; amount: number };

/**
 * The offer as it will look if the server agrees. Acceptance is not foreseen: somebody else may be quicker, so the card only
 * says that it is being reserved.
 */
export function foresee(offer: Offer, act: OfferAct, now: Date): Offer {
  if (act.kind === 'counter') {
    const by = offer.turn ?? 'buyer';
    const amount = { ...offer.amount, amount: act.amount };
    return {
      ...offer,
      amount,
      turn: by === 'buyer' ? 'seller' : 'buyer',
      history: [...offer.history, { by, amount, at: now.toISOString() }],
    };
  }
  const status = { accept: 'accepting', decline: 'declined', withdraw: 'withdrawn' } as const;
  return { ...offer, status: status[act.kind], turn: null };
}
