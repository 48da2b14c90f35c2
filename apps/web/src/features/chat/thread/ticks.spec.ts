import { tickOf } from './ticks';

describe('ticks', () => {
  const recipient = { recipientDelivered: 7, recipientRead: 4 };

  it.each([
    [null, 'sending'],
    [8, 'sent'],
    [7, 'delivered'],
    [5, 'delivered'],
    [4, 'read'],
    [1, 'read'],
  ])('of message %p say %s', (sequence, tick) => {
    expect(tickOf(sequence, recipient)).toBe(tick);
  });

  it('say read even where delivery was never reported', () => {
    expect(tickOf(3, { recipientDelivered: 0, recipientRead: 3 })).toBe('read');
  });
});
