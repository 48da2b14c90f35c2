import { emptyForm } from '../form/listing-form-values';
import { type Proposal, takenOver } from './proposal';

const words = { kind: 'words', quote: null, photo: null } as const;
const proposal: Proposal = {
  values: { title: 'Blue bike', price: '40', tags: ['bike'] },
  sources: { title: words, price: words, tags: words },
  range: null,
  takenOn: null,
};
const fields = (taken: { field: string }[]) => taken.map(({ field }) => field);

describe('a proposal', () => {
  it('fills an empty form', () => {
    expect(fields(takenOver(proposal, emptyForm, {}))).toEqual(['title', 'price', 'tags']);
  });

  it('takes nothing away that somebody wrote', () => {
    expect(fields(takenOver(proposal, { ...emptyForm, title: 'My bike' }, {}))).toEqual(['price', 'tags']);
  });

  it('replaces what the assistant wrote before', () => {
    expect(fields(takenOver(proposal, { ...emptyForm, title: 'Bike' }, { title: words }))).toContain('title');
  });

  it('leaves open what it does not know', () => {
    expect(fields(takenOver(proposal, emptyForm, {}))).not.toContain('condition');
  });
});
