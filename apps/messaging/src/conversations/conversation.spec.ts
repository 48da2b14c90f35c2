import { id } from '@vybac/contracts';
import { conversationIdOf } from './conversation';

const [ana, ben] = ['3f1c', '9b7e'].map((start) => `${start}0000-0000-4000-8000-000000000000`) as [string, string];
const [lamp, chair] = ['1a1a', '2b2b'].map((start) => `${start}0000-0000-4000-8000-000000000000`) as [string, string];

describe('the id of a conversation', () => {
  it('is the same from both sides', () => {
    expect(conversationIdOf([ana, ben], lamp)).toBe(conversationIdOf([ben, ana], lamp));
  });

  it('is another one for each listing, and for none', () => {
    const ids = [
      conversationIdOf([ana, ben], lamp),
      conversationIdOf([ana, ben], chair),
      conversationIdOf([ana, ben], null),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('is an id as the contracts know them', () => {
    expect(id.safeParse(conversationIdOf([ana, ben], null)).success).toBe(true);
  });

  it('does not disturb the people it is asked with', () => {
    const people: [string, string] = [ben, ana];
    conversationIdOf(people, null);
    expect(people).toEqual([ben, ana]);
  });
});
