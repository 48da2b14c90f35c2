import { ProblemError } from '@vybac/client';
import type { SavedDraft } from '@vybac/contracts/listings';
import type { Draft } from './draft';
import { DraftKeeper } from './draft-keeper';
import { emptyForm } from './listing-form-values';

const begun: Draft = {
  ...{ id: 'd', version: 0, ahead: false, mode: 'form' },
  ...{ values: emptyForm, images: [], sources: {}, given: { words: '', recordingId: null, isReviewed: false } },
};
const titled = (title: string) => ({ values: { ...emptyForm, title } });

/** A server that keeps one draft, and answers when it is let. */
function desk(standing?: SavedDraft) {
  const here: Draft[] = [];
  const there: (Draft | null)[] = [];
  const conflicts: SavedDraft[] = [];
  const waiting: (() => void)[] = [];
  const parts = {
    keep: (draft: Draft) => void here.push(draft),
    put: async (draft: Draft): Promise<SavedDraft> => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      if (standing && standing.version !== draft.version)
        throw new ProblemError({ code: 'draft.changed_elsewhere', status: 409, title: '', type: '' });
      there.push(draft);
      return { version: draft.version + 1 } as SavedDraft;
    },
    list: () => Promise.resolve(standing ? [standing] : []),
    forget: () => void there.push(null),
    onConflict: (other: SavedDraft) => void conflicts.push(other),
    onSaved: jest.fn(),
  };
  const answer = async () => {
    waiting.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { keeper: new DraftKeeper(begun, parts), here, there, conflicts, answer, onSaved: parts.onSaved };
}

const pause = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a draft that is being written', () => {
  it('stands here with every change, and on the server when typing pauses', async () => {
    const { keeper, here, there, answer, onSaved } = desk();
    keeper.changed(titled('Bi'));
    keeper.changed(titled('Bike'));
    expect(here.map(({ values }) => values.title)).toEqual(['Bi', 'Bike']);
    await pause();
    await answer();
    expect(there).toMatchObject([{ values: { title: 'Bike' }, version: 0 }]);
    expect(onSaved).toHaveBeenLastCalledWith(true);
    expect(here.at(-1)).toMatchObject({ version: 1, ahead: false });
  });

  it('is saved one version after the other, however slow the server is', async () => {
    const { keeper, there, answer } = desk();
    keeper.changed(titled('Bike'));
    await pause();
    keeper.changed(titled('Bikes'));
    await pause();
    await answer();
    await pause();
    await answer();
    expect(there).toMatchObject([{ version: 0 }, { version: 1, values: { title: 'Bikes' } }]);
  });

  it('is saved at once when one leaves', async () => {
    const { keeper, here, there, answer } = desk();
    keeper.changed(titled('Bike'));
    keeper.leave();
    await answer();
    expect(there).toMatchObject([{ values: { title: 'Bike' } }]);
    expect(here.at(-1)).toMatchObject({ version: 1, ahead: false });
  });

  it('is not brought back by a save that was under way when it ended', async () => {
    const { keeper, there, answer } = desk();
    keeper.changed(titled('Bike'));
    await pause();
    const ended = keeper.end();
    await answer();
    await ended;
    keeper.changed(titled('Bike!'));
    await pause();
    expect(there.at(-1)).toBeNull();
    expect(there).toHaveLength(3);
  });

  it('that another device went on with is both of theirs, until one is chosen', async () => {
    const other = { id: 'd', version: 4, form: { ...emptyForm, title: 'From the phone' } } as never;
    const { keeper, there, conflicts, answer } = desk(other);
    keeper.changed(titled('From the desk'));
    await pause();
    await answer();
    expect(conflicts).toMatchObject([{ form: { title: 'From the phone' } }]);
    expect(there).toEqual([]);
    keeper.overwrite(4);
    await pause();
    await answer();
    expect(there).toMatchObject([{ version: 4, values: { title: 'From the desk' } }]);
  });
});
