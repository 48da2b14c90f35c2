import { conditionOf } from './condition';
import { priceOf } from './price';
import { readAd } from './read-ad';
import { Terms } from './terms';
import { titleOf } from './wording';

const terms = Terms.of();

describe('the condition that words name', () => {
  it.each([
    ['Brand new in box, never opened', 'new'],
    ['New Nike shoes size 9', 'new'],
    ['Nuevo sin usar, con etiqueta', 'new'],
    ['新品未使用', 'new'],
    ['No scratches, mint', 'like-new'],
    ['comme neuf, porté une fois', 'like-new'],
    ['Works great, normal wear', 'good'],
    ['Guter Zustand, funktioniert einwandfrei', 'good'],
    ['九成新，功能正常', 'good'],
    ['couch with a torn cushion', 'fair'],
    ['graffi sul retro', 'fair'],
    ['Does not turn on, for parts', 'poor'],
    ['won’t start', 'poor'],
    ['kaputt, für Bastler', 'poor'],
    ['खराब है', 'poor'],
  ])('%s: %s', (text, condition) => {
    expect(conditionOf(text)?.condition).toBe(condition);
  });

  it.each([
    'Bike with new tires and a new chain',
    'New York poster',
    'Great gift for a friend',
    'Fender guitar from 2012',
  ])('is not guessed: %s', (text) => {
    expect(conditionOf(text)).toBeNull();
  });

  it('is none for what has none', () => {
    expect(readAd('Guitar lessons, brand new studio', terms).condition).toBeNull();
  });
});

describe('the price that words name', () => {
  it.each([
    ['paid 400 asking 250', 250],
    ['runs good, 6k', 6_000],
    ['asking two hundred fifty', 250],
    ['three grand obo', 3_000],
    ['Sofa, 120 or best offer', 120],
    ['books, 5 each', 5],
    ['free to a good home', 0],
    ['Asking $1,200.50 obo', 1_200.5],
    ['2.500 € VB', 2_500],
    ['cost me $200 last year, $80 takes it', 80],
    ['5000 रुपये', 5_000],
    ['Zu verschenken: Sofa', 0],
  ])('%s: %d', (text, price) => {
    expect(priceOf(text)?.amount).toBe(price * 100);
  });

  it.each(['smoke free home, size 10', '2012 Honda Civic LX, 130k miles', 'Kindle with 12 GB', 'free shipping'])(
    'is not guessed: %s',
    (text) => {
      expect(priceOf(text)).toBeNull();
    },
  );
});

describe('the title', () => {
  it.each([
    ['Selling my old Kindle Paperwhite, works fine. $60', 'Kindle Paperwhite'],
    ['Vendo bicicleta de niño por 40 €', 'Bicicleta de niño'],
    ['hi', null],
  ])('%s: %s', (text, title) => {
    const read = titleOf(text, priceOf(text)?.because ?? null);
    if (title === null) expect(read).toBeNull();
    else expect(read).toContain(title);
  });

  it('is never longer than a card shows', () => {
    expect(Array.from(titleOf('word '.repeat(200), null) ?? '').length).toBeLessThanOrEqual(80);
  });
});

it('reads hostile text in no time', () => {
  const begun = process.cpuUsage().user;
  for (const text of [
    '1 '.repeat(2_500),
    'not '.repeat(1_250),
    'a'.repeat(5_000),
    'two hundred '.repeat(400),
    '自転車'.repeat(1_600),
  ])
    readAd(text, terms);
  expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(5_000);
});
