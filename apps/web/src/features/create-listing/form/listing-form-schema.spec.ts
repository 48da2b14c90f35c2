import { readForm } from './listing-form-schema';
import { emptyForm, type ListingFormValues } from './listing-form-values';

const bike: ListingFormValues = {
  ...emptyForm,
  title: 'City bike',
  description: 'Rides well.',
  price: '40.50',
  category: 'sporting-goods',
  condition: 'good',
};

describe('the listing form', () => {
  it('sends cents and trimmed words', () => {
    expect(
      readForm({ ...bike, title: '  City bike ', location: '  ' }, [
        { mediaId: '00000000-0000-4000-8000-000000000001' },
      ]),
    ).toEqual({
      fields: expect.objectContaining({
        title: 'City bike',
        priceAmount: 4050,
        location: null,
        imageIds: ['00000000-0000-4000-8000-000000000001'],
      }) as unknown,
    });
  });

  it.each([
    [
      'the browser’s position',
      { position: { latitude: 48.85, longitude: 2.35 } },
      { latitude: 48.85, longitude: 2.35 },
    ],
    ['no position', {}, null],
  ])('sends %s', (_name, change, position) => {
    expect(readForm({ ...bike, ...change }, [])).toMatchObject({ fields: { position } });
  });

  it('sends nothing of the position that the listing has already', () => {
    const read = readForm({ ...bike, position: 'kept' }, []);
    expect('fields' in read && Object.keys(read.fields)).not.toContain('position');
  });

  it('sends a ZIP code instead of a position, and refuses what is none', () => {
    const read = readForm({ ...bike, position: 'kept', zipCode: ' 90210 ' }, []);
    expect(read).toMatchObject({ fields: { zipCode: '90210' } });
    expect(read).not.toHaveProperty('fields.position');
    expect(readForm({ ...bike, zipCode: '9021' }, [])).toEqual({ complaints: { zipCode: 'invalid' } });
  });

  it('asks for everything that is required', () => {
    expect(readForm(emptyForm, [])).toEqual({
      complaints: {
        title: 'missing',
        description: 'missing',
        price: 'missing',
        category: 'missing',
        condition: 'missing',
      },
    });
  });

  it.each(['services', 'software'] as const)('asks no condition of %s, and sends none', (category) => {
    expect(readForm({ ...bike, category, condition: 'good' }, [])).toMatchObject({ fields: { condition: null } });
  });

  it.each([
    ['a title of two characters', { title: 'ab' }, 'title'],
    ['a title of 201 emoji', { title: '🚲'.repeat(201) }, 'title'],
    ['a negative price', { price: '-1' }, 'price'],
    ['a price with three decimals', { price: '1.005' }, 'price'],
    ['a price above a million', { price: '1000000.01' }, 'price'],
    ['a description of 5,001 characters', { description: 'x'.repeat(5001) }, 'description'],
    ['a long place', { location: 'x'.repeat(121) }, 'location'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
  ] as const)('refuses %s', (_name, change, field) => {
    expect(readForm({ ...bike, ...change }, [])).toEqual({ complaints: { [field]: 'invalid' } });
  });

  it('takes 200 emoji as a title, and nothing as a price for what is free', () => {
    expect(readForm({ ...bike, title: '🚲'.repeat(200), price: '0' }, [])).toMatchObject({
      fields: { priceAmount: 0 },
    });
  });
});
