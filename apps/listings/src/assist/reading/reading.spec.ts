import { priceOf } from './price';
import { readAd } from './read-ad';
import { Terms } from './terms';
import { titleOf } from './wording';

const terms = Terms.of();

it('asks for no condition of what has none', () => {
  expect(readAd('Guitar lessons, brand new studio', terms).condition).toBeNull();
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
