import { conditionOf } from './condition';

describe('the condition that words name', () => {
  it.each([
    ['Brand new in box, never opened', 'new'],
    ['New Nike shoes size 9', 'new'],
    ['Nuevo sin usar, con etiqueta', 'new'],
    ['新品未使用', 'new'],
    ['BNIB', 'new'],
    ['factory sealed', 'new'],
    ['havent even opened it', 'new'],
    ['No scratches, mint', 'like-new'],
    ['comme neuf, porté une fois', 'like-new'],
    ['barely used', 'like-new'],
    ['worn maybe 3 times', 'like-new'],
    ['Works great, normal wear', 'good'],
    ['gently used', 'good'],
    ['works fine', 'good'],
    ['Guter Zustand, funktioniert einwandfrei', 'good'],
    ['九成新，功能正常', 'good'],
    ['couch with a torn cushion', 'fair'],
    ['scratches on the lid', 'fair'],
    ['one broken slat', 'fair'],
    ['graffi sul retro', 'fair'],
    ['Does not turn on, for parts', 'poor'],
    ['won’t start', 'poor'],
    ['as is', 'poor'],
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
    'I dont play it anymore',
    'must be picked up today',
    'broke college student, need rent',
    'perfect for a dorm',
    'poker chips and a slow cooker',
    'cosmetics bag, mint green',
    'ugly christmas sweater',
    'used it for a year',
    'DIY kit, hand blown glass',
    'quit the team so I have no use for it',
    'Pneus neufs',
    'HS textbook',
    'works with alexa',
  ])('is not guessed: %s', (text) => {
    expect(conditionOf(text)).toBeNull();
  });
});
