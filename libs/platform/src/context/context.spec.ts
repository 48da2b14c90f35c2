import { currentContext, newContext, runInContext, traceparentOf } from './context';

describe('the context of work', () => {
  it('goes along through awaits and stays apart from other work', async () => {
    const work = (actorId: string) =>
      runInContext(newContext({ actorId }), async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return currentContext().actorId;
      });
    expect(await Promise.all([work('ana'), work('bruno')])).toEqual(['ana', 'bruno']);
  });

  it('continues a trace that it is given, and begins one for anything else', () => {
    const given = newContext({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    expect(given.traceId).toBe('a'.repeat(32));
    expect(traceparentOf(given)).toMatch(/^00-a{32}-[0-9a-f]{16}-01$/);
    expect(newContext({ traceparent: 'nonsense' }).traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('names the whole story by the first trace unless it already has a name', () => {
    const first = newContext();
    expect(first.correlationId).toBe(first.traceId);
    expect(newContext({ correlationId: first.correlationId }).correlationId).toBe(first.correlationId);
  });
});
