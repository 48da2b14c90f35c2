import { queryWordsOf, searchWordsOf, wordsOf } from './words';

const bicycle = {
  title: 'Vélo de ville, très bon état',
  tags: ['Gazelle'],
  category: 'sporting-goods' as const,
  description: 'A city bicycle. Only 200 km!',
};

describe('the words that people search by', () => {
  it('ignores case, accents, compatible forms and punctuation', () => {
    expect(wordsOf('  Vélo — ＤＥ  VILLE! ')).toEqual(['velo', 'de', 'ville']);
    expect(wordsOf('Levi’s straße')).toEqual(['levis', 'strasse']);
  });

  it('keeps the vowel marks of Hindi and the dots of Japanese kana', () => {
    expect(wordsOf('साइकिल')).toEqual(['साइकिल']);
    expect(wordsOf('ギター')).toEqual(['ギタ', 'ター']);
  });

  it('reads Chinese and Japanese as pairs of characters', () => {
    expect(wordsOf('二手自行车')).toEqual(['二手', '手自', '自行', '行车']);
    expect(wordsOf('车')).toEqual(['车']);
    expect(wordsOf('iPhone手机壳')).toEqual(['iphone', '手机', '机壳']);
  });

  it('finds a listing by whole words and by their beginnings of two letters or more', () => {
    const words = searchWordsOf(bicycle);
    expect(words).toEqual(expect.arrayContaining(['velo', 've', 'vel', 'gazelle', 'gaz', 'sporting', 'bicy', '200']));
    expect(words).not.toContain('v');
    expect(new Set(words).size).toBe(words.length);
  });

  it('finds Chinese by a single character too', () => {
    expect(searchWordsOf({ ...bicycle, title: '二手车' })).toEqual(expect.arrayContaining(['二手', '手车', '车']));
  });

  it('keeps every whole word of the title when the description is endless', () => {
    const endless = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' ');
    const words = searchWordsOf({ ...bicycle, description: endless });
    expect(words).toHaveLength(400);
    expect(words).toEqual(expect.arrayContaining(['velo', 'ville', 'gazelle', 'goods']));
  });

  it('finds nothing to search for in spaces, marks and emoji', () => {
    expect(queryWordsOf('  \u202e\u200f 🚲 … ')).toEqual([]);
  });

  it('shortens endless words and queries', () => {
    expect(queryWordsOf('x'.repeat(10_000))).toEqual(['x'.repeat(32)]);
    expect(queryWordsOf('one two three four five six seven eight nine ten')).toHaveLength(8);
  });
});
