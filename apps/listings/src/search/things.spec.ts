import { allNames, thingsAsked, thingsIn } from './things';
import { queryWordsOf, wordsOf } from './words';

const inText = (text: string) => thingsIn(wordsOf(text));
const asked = (text: string) => thingsAsked(queryWordsOf(text));

describe('things with several names', () => {
  it.each([
    [
      '~bicycle',
      ['Red bike', 'two bicycles', 'Fahrräder', 'Vélo pliant', 'bici', 'biciclette', '二手自行车', '自転車', 'साइकिल'],
    ],
    ['~sofa', ['Sofa', 'leather couch', 'settee', 'Canapé', 'divano', '沙发', 'ソファー', 'सोफ़ा']],
    [
      '~phone',
      ['iPhone, a phone', 'cell phones', 'Smartphone', 'móvil', 'cellulare', 'telemóvel', '手机', 'スマホ', 'मोबाइल'],
    ],
    [
      '~washing machine',
      ['Washing machine', 'Waschmaschine Bosch', 'machine à laver', 'lave-linge', 'lavatrice', '洗衣机', '洗濯機'],
    ],
  ])('%s is named in many ways', (thing, texts) => {
    for (const text of texts) expect([text, inText(text)]).toEqual([text, expect.arrayContaining([thing])]);
  });

  it('takes no word for a name that only begins like one, or is a part of one', () => {
    expect(['car pet', 'sill', 'washing powder', 'cell', 'machine', 'bicyclist'].map(inText)).toEqual([
      ['~car'],
      ...[[], [], [], [], []],
    ]);
  });

  it('takes a name that means something else too for the thing only where nothing else was asked', () => {
    expect(inText('Handy storage box')).toEqual([]);
    expect(asked('handy')).toEqual([{ thing: '~phone', words: ['handy'], isPlain: false }]);
    expect(asked('handy box')).toEqual([]);
    expect(asked('mobile')).toMatchObject([{ thing: '~phone' }]);
    expect(asked('mobile home')).toEqual([]);
  });

  it('reads the longest name of a question', () => {
    expect(asked('red cell phone')).toEqual([{ thing: '~phone', words: ['cell', 'phone'], isPlain: true }]);
    expect(asked('deck chair').map(({ thing }) => thing)).toEqual(['~deckchair']);
    expect(asked('chair and sofa').map(({ thing }) => thing)).toEqual(['~chair', '~sofa']);
  });

  it('knows no name of two things, and no doubtful one of several words', () => {
    const things = new Map<string, string>();
    for (const { thing, parts, isPlain } of allNames()) {
      const name = parts
        .map(({ family }) => family)
        .sort()
        .join(' ');
      expect([name, things.get(name) ?? thing]).toEqual([name, thing]);
      things.set(name, thing);
      expect([name, isPlain || parts.length === 1]).toEqual([name, true]);
      expect([name, parts.length > 0]).toEqual([name, true]);
    }
  });
});
