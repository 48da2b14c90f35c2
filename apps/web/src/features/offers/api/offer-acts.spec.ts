import type { Offer } from '@vybac/contracts/messaging';
import { foresee } from './offer-acts';

const now = new Date('2025-06-18T12:00:00Z');
const offer = {
  status: 'open',
  turn: 'seller',
  amount: { amount: 4000, currency: 'USD' },
  history: [{ by: 'buyer', amount: { amount: 4000, currency: 'USD' }, at: '2025-06-18T11:00:00Z' }],
} as unknown as Offer;

describe('what a card shows before the server has answered', () => {
  it('a counter-offer is on the table and the other side’s turn', () => {
    const foreseen = foresee(offer, { kind: 'counter', amount: 4500 }, now);
    expect(foreseen).toMatchObject({ status: 'open', turn: 'buyer', amount: { amount: 4500, currency: 'USD' } });
    expect(foreseen.history.map(({ by, amount }) => [by, amount.amount])).toEqual([
      ['buyer', 4000],
      ['seller', 4500],
    ]);
  });

  it.each([
    ['decline', 'declined'],
    ['withdraw', 'withdrawn'],
  ] as const)('after %s it is %s and nobody’s turn', (kind, status) => {
    expect(foresee(offer, { kind }, now)).toMatchObject({ status, turn: null });
  });

  it('does not promise an acceptance that somebody else may win', () => {
    expect(foresee(offer, { kind: 'accept' }, now).status).toBe('accepting');
  });
});
