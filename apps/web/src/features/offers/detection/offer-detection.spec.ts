import { detectOffer } from './offer-detection';

const dollars = (text: string) => {
  const found = detectOffer(text);
  return found && `${found.confidence} ${found.amount / 100}`;
};

describe('the amount in a buyer’s message', () => {
  it.each([
    ['$40', 'high 40'],
    ['Would you take $ 40.50?', 'high 40.5'],
    ['40 dollars', 'high 40'],
    ['40usd works', 'high 40'],
    ['40', 'high 40'],
    ['I can do $1,250 today', 'high 1250'],
    ['offer 40', 'medium 40'],
    ['How about 35?', 'medium 35'],
    ['I’ll pay you 55', 'medium 55'],
    ['I would pay 20 or even offer 25', 'medium 25'],
    ['Can I come by with 2 friends and 30 in hand', 'low 30'],
  ])('%s → %s', (text, expected) => expect(dollars(text)).toBe(expected));

  it('prefers the surer reading to the larger amount', () => {
    expect(dollars('how about 90? I only have $60')).toBe('high 60');
  });

  it('takes the larger of two that are equally sure', () => {
    expect(dollars('$40 or $45')).toBe('high 45');
  });

  it('stays within more than 0 and at most 1,000,000', () => {
    expect(dollars('$0')).toBeNull();
    expect(dollars('$1,000,000')).toBe('high 1000000');
    expect(dollars('$1,000,000.01')).toBeNull();
    expect(dollars('serial no 20000 please')).toBeNull();
  });

  it.each(['Is this still available?', 'See you at 5pm', 'at 17:30', 'it is 20% off', 'room 3b', ''])(
    'finds none in "%s"',
    (text) => expect(detectOffer(text)).toBeNull(),
  );
});
