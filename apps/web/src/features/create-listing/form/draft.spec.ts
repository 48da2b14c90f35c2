import { draftGiven } from '@vybac/contracts/listings';
import { nothingGiven } from './draft';
import { cleanParts } from './listing-form-schema';

describe('a draft kept on this device', () => {
  it('begins with what the contract begins with', () => {
    expect(nothingGiven).toEqual(draftGiven.parse({}));
  });

  it('of an older form goes on without what cannot be read, with its form open', () => {
    expect(cleanParts({ images: [{ broken: true }] as never, sources: 'none' })).toEqual({
      images: [],
      sources: {},
      given: { ...nothingGiven, isReviewed: true },
    });
  });
});
