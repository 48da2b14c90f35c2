import { transitions } from './transitions';

describe('a lifecycle', () => {
  const states = transitions({ open: ['done', 'cancelled'], done: [], cancelled: ['open'] });

  it('allows what its table says and refuses the rest', () => {
    expect(states.allows('open', 'done')).toBe(true);
    expect(states.allows('done', 'open')).toBe(false);
    expect(states.from('open')).toEqual(['done', 'cancelled']);
    expect(states.states).toEqual(['open', 'done', 'cancelled']);
  });
});
