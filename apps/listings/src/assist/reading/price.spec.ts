import { priceOf } from './price';
import { readAd } from './read-ad';
import { Terms } from './terms';

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
    ['desk 45 bucks', 45],
    ['lamp 45obo', 45],
    ['jeep, 1.2k', 1_200],
    ['monitor was 200 now 120', 120],
    ['chair 45€', 45],
    ['bike $15-20', 15],
    ['40 firm, shipping is 8', 40],
    ['skates $30 plus $9 shipping', 30],
    ['Stuhl 20 €, Versand 5 €', 20],
    ['tutoring 25 an hour', 25],
    ['essays, $8/page', 8],
    ['a $50 gift card, asking 40', 40],
    ['civic 2012, asking 2000', 2_000],
    ['2 tickets, 95 each', 95],
    ['30 pick up on campus', 30],
    ['drill press, thinking eighty', 80],
    ['a couple hundred for the bike', 200],
    ['25 both', 25],
    ['offers over 100', 100],
    ['giving away a couch', 0],
  ])('%s: %d', (text, price) => {
    expect(priceOf(text)?.amount).toBe(price * 100);
  });

  it.each([
    'smoke free home, size 10',
    '2012 Honda Civic LX, 130k miles',
    'Kindle with 12 GB',
    'free shipping',
    'feel free to text',
    '27 inch 4K monitor',
    'only 2 left',
    'civic, 168k, runs',
    'necklace, 14k, 18 in',
    'dresser, 30 x 40, oak',
    'call 555 123 4567',
    'fits size 8 to 10',
    'paid 80 for it',
    'charges my phone like 4x',
  ])('is not guessed: %s', (text) => {
    expect(priceOf(text)).toBeNull();
  });

  it('is no number that belongs to a name', () => {
    const terms = Terms.of();
    expect(readAd('selling my iPhone 13', terms).price).toBeNull();
    expect(readAd('selling my iPhone 13, 300', terms).price?.value).toBe(30_000);
  });
});
