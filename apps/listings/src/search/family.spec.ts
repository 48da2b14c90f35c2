import { familyOf } from './family';
import { wordsOf } from './words';

const family = (text: string) => familyOf(wordsOf(text)[0] ?? '');

describe('families of words', () => {
  it.each([
    [
      'English',
      ['bike', 'bikes'],
      ['watch', 'watches'],
      ['battery', 'batteries'],
      ['glass', 'glasses'],
      ['knife', 'knives'],
    ],
    [
      'English again',
      ['garden', 'gardens'],
      ['toy', 'toys'],
      ['shoe', 'shoes'],
      ['box', 'boxes'],
      ['dress', 'dresses'],
    ],
    [
      'German',
      ['Lampe', 'Lampen'],
      ['Tisch', 'Tische'],
      ['Buch', 'Bücher'],
      ['Fahrrad', 'Fahrräder'],
      ['Gabel', 'Gabeln'],
    ],
    ['French', ['vélo', 'vélos'], ['chaise', 'chaises'], ['bateau', 'bateaux'], ['journal', 'journaux']],
    ['Spanish', ['libro', 'libros'], ['silla', 'sillas'], ['reloj', 'relojes']],
    ['Italian', ['libro', 'libri'], ['sedia', 'sedie'], ['bicicletta', 'biciclette']],
    ['Portuguese', ['livro', 'livros'], ['cartão', 'cartões'], ['caminhão', 'caminhões']],
    ['Hindi', ['किताब', 'किताबें'], ['लड़का', 'लड़के'], ['साइकिल', 'साइकिलें']],
  ])('gathers one and many: %s', (_, ...pairs) => {
    for (const [one, many] of pairs) expect([many, family(many!)]).toEqual([many, family(one!)]);
  });

  it('keeps apart what is not alike', () => {
    const words = [
      'printer',
      'print',
      'record',
      'recorder',
      'bus',
      'lens',
      'case',
      'casa',
      'lamp',
      'ps4',
      'ps5',
      '自行',
      'bass',
    ];
    expect(new Set(words.map(family)).size).toBe(words.length);
  });
});
