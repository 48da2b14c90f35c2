import { queryWordsOf, wordsOf } from './words';

describe('the words that people search by', () => {
  it('ignores case, accents, compatible forms and punctuation', () => {
    expect(wordsOf('  Vélo — ＤＥ  VILLE! ')).toEqual(['velo', 'de', 'ville']);
    expect(wordsOf('Levi’s straße')).toEqual(['levis', 'strasse']);
  });

  it('keeps the vowel marks of Hindi and the dots of Japanese kana', () => {
    expect(wordsOf('साइकिल')).toEqual(['साइकिल']);
    expect(wordsOf('ギター')).toEqual(['ギタ', 'ター']);
  });

  it('ignores the dot of Hindi that many leave out, and which of two signs makes a vowel nasal', () => {
    expect(wordsOf('लड़का चाँद')).toEqual(wordsOf('लडका चांद'));
  });

  it('reads Chinese and Japanese as pairs of characters', () => {
    expect(wordsOf('二手自行车')).toEqual(['二手', '手自', '自行', '行车']);
    expect(wordsOf('车')).toEqual(['车']);
    expect(wordsOf('iPhone手机壳')).toEqual(['iphone', '手机', '机壳']);
  });

  it('finds nothing to search for in spaces, marks and emoji', () => {
    expect(queryWordsOf('  \u202e\u200f 🚲 … ')).toEqual([]);
  });

  it('shortens endless words and queries', () => {
    expect(queryWordsOf('x'.repeat(10_000))).toEqual(['x'.repeat(32)]);
    expect(queryWordsOf('one two three four five six seven eight nine ten')).toHaveLength(8);
  });
});
