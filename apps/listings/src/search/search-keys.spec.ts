import { searchKeysOf, titleKey } from './search-keys';

const bicycle = {
  title: 'Vélo de ville, très bon état',
  tags: ['Gazelle'],
  category: 'sporting-goods' as const,
  description: 'A city bicycle. Only 200 km!',
};

describe('what a listing is found by', () => {
  it('is found by each of its words, and by no beginning of one', () => {
    const keys = searchKeysOf(bicycle, null);
    expect(keys).toEqual(expect.arrayContaining(['velo', 'gazelle', 'sporting', 'bicycle', '200']));
    expect(keys).not.toContain('bicy');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is found by words and pairs of words of its title apart from others, whichever comes first', () => {
    const keys = searchKeysOf(bicycle, null);
    expect(keys).toEqual(expect.arrayContaining(['^velo', '^velo ville', '^de velo', 'sporting-goods:velo']));
    expect(keys).not.toContain(titleKey('bicycle'));
  });

  it('is found by what its words name, as by a word of theirs', () => {
    expect(searchKeysOf(bicycle, null)).toEqual(
      expect.arrayContaining(['~bicycle', '^~bicycle', '^ville ~bicycle', 'sporting-goods:~bicycle']),
    );
    const manual = { ...bicycle, title: 'Repair manual' };
    expect(searchKeysOf(manual, null)).toContain('~bicycle');
    expect(searchKeysOf(manual, null)).not.toContain(titleKey('~bicycle'));
  });

  it('is found by a single character of a Chinese title', () => {
    expect(searchKeysOf({ ...bicycle, title: '二手车' }, null)).toEqual(
      expect.arrayContaining(['二手', '手车', '车', '^二手']),
    );
  });

  it('is found where it is', () => {
    expect(searchKeysOf(bicycle, { longitude: 13.404, latitude: 52.52 })).toEqual(
      expect.arrayContaining(['@134:525', '#26:105']),
    );
  });

  it('keeps every word of the title when the description is endless', () => {
    const endless = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' ');
    const keys = searchKeysOf({ ...bicycle, description: endless }, null);
    expect(keys.length).toBeLessThan(260);
    expect(keys).toEqual(expect.arrayContaining(['velo', 'ville', 'gazelle', 'goods']));
  });
});
