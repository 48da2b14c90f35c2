import { showMe } from '@vybac/contracts/identity';
import { browseListings, showListing } from '@vybac/contracts/listings';
import { createCall, urlOf } from './call';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  jest.fn(async () => new Response(body === null ? null : JSON.stringify(body), { status, headers }));

describe('an address', () => {
  it('holds what is given and leaves out what is not', () => {
    expect(urlOf('/api/listings/:id', { id: 'a/b' })).toBe('/api/listings/a%2Fb');
    expect(urlOf('/api/listings', {}, { q: 'bike & bell', cursor: undefined, photos: true, category: '' })).toBe(
      '/api/listings?q=bike+%26+bell&photos=true',
    );
  });
});

describe('calling', () => {
  it('answers what the server answers', async () => {
    const fetch = answering(200, { items: [] });
    const call = createCall({ origin: 'http://here', fetch: fetch as unknown as typeof globalThis.fetch });
    await expect(call(browseListings, { query: { q: 'bike' } })).resolves.toEqual({ items: [] });
    expect(fetch).toHaveBeenCalledWith('http://here/api/listings?q=bike', expect.objectContaining({ method: 'GET' }));
  });

  it('throws the problem, with how long to wait', async () => {
    const problem = { code: 'listing.removed', title: 'This listing was removed', status: 410, type: '', traceId: '' };
    const fetch = answering(410, problem, { 'retry-after': '7' });
    const call = createCall({ fetch: fetch as unknown as typeof globalThis.fetch });
    await expect(call(showListing, { params: { id: 'x' } })).rejects.toMatchObject({
      code: 'listing.removed',
      status: 410,
      retryAfterSeconds: 7,
      isTemporary: false,
    });
  });

  it('names what kept it from the server', async () => {
    const fetch = jest.fn(() => Promise.reject(new TypeError('fetch failed')));
    const call = createCall({ fetch: fetch as unknown as typeof globalThis.fetch });
    await expect(call(showMe, {})).rejects.toMatchObject({ code: 'network.failed', isTemporary: true });
  });

  it('uses an answer that came with the page once', async () => {
    const fetch = answering(200, { id: 'newer' });
    const initialAnswers = new Map<string, unknown>([['/api/listings/x', { id: 'given' }]]);
    const call = createCall({ fetch: fetch as unknown as typeof globalThis.fetch, initialAnswers });
    await expect(call(showListing, { params: { id: 'x' } })).resolves.toEqual({ id: 'given' });
    await expect(call(showListing, { params: { id: 'x' } })).resolves.toEqual({ id: 'newer' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
