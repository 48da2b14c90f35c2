import { apart, slipsOf } from './spelling';

describe('how words are written in a hurry', () => {
  it.each([
    ['gutiar', 'guitar'],
    ['keybord', 'keyboard'],
    ['mattres', 'mattress'],
    ['bicicle', 'bicycle'],
  ])('%s was meant to be %s', (written, meant) => {
    expect([...slipsOf(written)]).toContain(meant);
  });

  it('short words are left alone', () => {
    expect([...slipsOf('bed')]).toEqual([]);
  });

  it('takes a name from its number', () => {
    expect(apart('iphone13')).toEqual(['iphone 13', 'iphone']);
    expect(apart('guitar')).toEqual([]);
  });
});
