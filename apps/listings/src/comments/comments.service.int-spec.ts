import {
  type Comment,
  deleteComment,
  editComment,
  listComments,
  postComment,
  removeListing,
} from '@vybac/contracts/listings';
import type { Push } from '@vybac/contracts/realtime';
import { realtimeChannel } from '@vybac/platform';
import { publishes } from '../../test/deal-makers';
import { ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';

let market: ListingsInTest;
const pushed: Push[] = [];
beforeAll(async () => {
  market = await ListingsInTest.start();
  await market.runtime.channel.subscribe(realtimeChannel, (word) => void pushed.push(word as Push));
});
afterAll(() => market.stop());

interface Thing {
  readonly id: string;
}
const says = (person: PersonInTest, { id }: Thing, content: string, name?: string) =>
  person.call(postComment, { params: { id }, body: { content, ...(name !== undefined && { name }) } });
const rewrites = (person: PersonInTest, { id: commentId, listingId }: Comment, content: string) =>
  person.call(editComment, { params: { id: listingId, commentId }, body: { content } });
const erases = (person: PersonInTest, { id: commentId, listingId }: Comment) =>
  person.call(deleteComment, { params: { id: listingId, commentId } });
const read = ({ id }: Thing, query = {}) => market.visitor()(listComments, { params: { id }, query });
const contents = async (thing: Thing) => (await read(thing)).items.map(({ content }) => content);

async function aBikeOfAna() {
  const ana = await market.user('Ana');
  return { ana, bike: await publishes(ana) };
}

describe('a comment', () => {
  it('stands below the listing for everybody, the newest first', async () => {
    const { ana, bike } = await aBikeOfAna();
    const ben = await market.user('Ben');
    await says(ben, bike, ' Does it have lights?\u202e ');
    market.clock.advance(1_000);
    await says(ana, bike, 'It does!');
    const { items } = await read(bike);
    expect(items.map(({ content, author }) => [author.name, content])).toEqual([
      ['Ana', 'It does!'],
      ['Ben', 'Does it have lights?'],
    ]);
  });

  it('of a guest carries the name they give, and nothing of their Guest ID', async () => {
    const { bike } = await aBikeOfAna();
    const eva = await market.guest();
    const { author } = await says(eva, bike, 'Nice', 'Eva from upstairs');
    expect(author).toEqual({ id: eva.id, kind: 'guest', name: 'Eva from upstairs', username: null, avatarUrl: null });
  });

  it.each([
    ['without words', 'user', '  ', undefined, 'comment.required', 'Comment required'],
    ['of a guest without a name', 'guest', 'Nice', ' ', 'comment.name_required', 'Name required'],
    ['longer than 1,000 characters', 'user', '💡'.repeat(1_001), undefined, 'request.invalid', 'Invalid data'],
  ] as const)('%s is refused', async (_what, kind, content, name, code, title) => {
    const { bike } = await aBikeOfAna();
    expect(await refusalOf(says(await market[kind](), bike, content, name))).toMatchObject({
      status: 400,
      code,
      title,
    });
    expect(await contents(bike)).toEqual([]);
  });

  it('of 1,000 characters is taken', async () => {
    const { bike } = await aBikeOfAna();
    await says(await market.user(), bike, '💡'.repeat(1_000));
    expect(await contents(bike)).toHaveLength(1);
  });

  it('is changed by its author, and says when', async () => {
    const { ana, bike } = await aBikeOfAna();
    const ben = await market.user('Ben');
    const comment = await says(ben, bike, 'Helo');
    expect(comment.updatedAt).toBe(comment.createdAt);
    market.clock.advance(60_000);
    expect((await rewrites(ben, comment, 'Helo')).updatedAt).toBe(comment.createdAt);
    const edited = await rewrites(ben, comment, 'Hello');
    expect(Date.parse(edited.updatedAt) - Date.parse(edited.createdAt)).toBeGreaterThanOrEqual(60_000);
    expect((await refusalOf(rewrites(ana, comment, 'Mine'))).code).toBe('comment.not_yours');
    expect((await refusalOf(rewrites(ben, comment, ' '))).code).toBe('comment.required');
    expect(await contents(bike)).toEqual(['Hello']);
  });

  it('is deleted by its author or an admin, and its words are gone for good', async () => {
    const { ana, bike } = await aBikeOfAna();
    const ben = await market.user('Ben');
    const [first, second] = [await says(ben, bike, 'First'), await says(ben, bike, 'Second')];
    expect((await refusalOf(erases(ana, first))).code).toBe('comment.not_yours');
    await erases(ben, first);
    await erases(ben, first);
    await erases(await market.admin(), second);
    expect(await contents(bike)).toEqual([]);
    expect((await refusalOf(rewrites(ben, first, 'Back'))).code).toBe('resource.missing');
    const kept = await market.collection('comments').find({ listingId: bike.id }).toArray();
    expect(kept.map(({ content }) => content as string)).toEqual(['', '']);
  });

  it('is for those who are somebody, and about what is there', async () => {
    const { ana, bike } = await aBikeOfAna();
    const body = { content: 'Hello' };
    expect((await refusalOf(market.visitor()(postComment, { params: { id: bike.id }, body }))).code).toBe(
      'session.required',
    );
    expect((await refusalOf(says(ana, { id: ana.id }, 'Hello'))).code).toBe('listing.missing');
    expect((await refusalOf(read({ id: ana.id }))).code).toBe('listing.missing');
    await ana.call(removeListing, { params: { id: bike.id } });
    expect((await refusalOf(says(ana, bike, 'Hello'))).code).toBe('listing.removed');
  });
});

describe('many comments', () => {
  it('come page by page', async () => {
    const { bike } = await aBikeOfAna();
    for (let number = 1; number <= 5; number += 1) await says(await market.user(), bike, `${number}`);
    const first = await read(bike, { limit: 3 });
    const second = await read(bike, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ content }) => Number(content)).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(second.nextCursor).toBeNull();
  });

  it('of one person at once are refused after ten, with the time to wait', async () => {
    const { bike } = await aBikeOfAna();
    const troll = await market.user('Troll');
    const storm = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) => says(troll, bike, `Buy ${number}`)),
    );
    expect(storm.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await contents(bike)).toHaveLength(10);
    expect(await refusalOf(says(troll, bike, 'Once more'))).toMatchObject({
      ...{ status: 429, code: 'request.limited', detail: 'Please wait before trying again.' },
    });
  });

  it('are heard by those who look at the listing: each act is one word', async () => {
    const { bike } = await aBikeOfAna();
    const ben = await market.user('Ben');
    const comment = await says(ben, bike, 'Hello');
    await rewrites(ben, comment, 'Hello again');
    await erases(ben, comment);
    const heard = pushed.filter(({ name, streams }) => name === 'comments' && streams.includes(`listing:${bike.id}`));
    expect(heard.map(({ payload }) => payload)).toEqual(Array(3).fill({ listingId: bike.id }));
  });
});
