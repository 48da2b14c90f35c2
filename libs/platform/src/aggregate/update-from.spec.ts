import { updateFrom } from './update-from';

describe('the update of a change', () => {
  it('sets what changed and removes what became undefined', () => {
    expect(updateFrom({ state: 'free', buyer: undefined }, [])).toEqual({
      $inc: { version: 1 },
      $set: { state: 'free' },
      $unset: { buyer: '' },
    });
  });

  it('carries the events in the same write', () => {
    const entry = { topic: 'test.bike', event: {} } as Parameters<typeof updateFrom>[1][number];
    expect(updateFrom({}, [entry])).toEqual({
      $inc: { version: 1 },
      $set: { outboxAt: expect.any(Date) as Date },
      $push: { outbox: { $each: [entry] } },
    });
  });
});
