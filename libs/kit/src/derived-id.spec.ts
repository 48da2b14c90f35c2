import { derivedId } from './derived-id';

describe('an id made of words', () => {
  // The ids of conversations and notifications that are stored: another way of making them would lose what is there.
  it('stays what it has been', () => {
    expect(derivedId('')).toBe('e3b0c442-98fc-8c14-8afb-f4c8996fb924');
    expect(derivedId('ana\nben\n')).toBe('653cf1f7-d3e1-8346-89f1-36adebf8a10b');
  });

  it('is a UUID of version 8', () => {
    expect(derivedId('a bike')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
