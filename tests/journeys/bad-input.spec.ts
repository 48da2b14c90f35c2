import { browseListings, joinQueue, prepareUpload, showOrder } from '@vybac/contracts/listings';
import { showConversation, showOffer } from '@vybac/contracts/messaging';
import { showMe } from '@vybac/contracts/identity';
import { ProblemError } from '@vybac/client';
import { aBike, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { startEmbedded } from '../support/embedded';
import { uploads } from '../support/photos';
import type { Product } from '../support/product';

const refused = async (work: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await work.then(
    () => new Error('It was accepted'),
    (cause: unknown) => cause,
  );
  if (error instanceof ProblemError) return error;
  throw error;
};

describe('bad input', () => {
  let product: Product;
  let ana: Person;
  beforeAll(async () => {
    product = await startEmbedded();
    ana = await product.town.guest();
  });
  afterAll(() => product.stop());

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.session.accessToken}`, ...headers },
    });

  it.each([
    ['-1', '-1'],
    ['NaN', '"NaN"'],
    ['1e309', '1e309'],
    ['three decimals', '10.555'],
    ['text', '"cheap"'],
    ['more than a million', '100000001'],
  ])('refuses the price %s and says which field', async (_, price) => {
    const body = JSON.stringify(aBike()).replace('6000', price);
    const answer = await post('/api/listings', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { priceAmount: expect.any(String) } });
  });

  it.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['only spaces', '     '],
    ['only hidden marks', '\u202E\u200F\u200B'],
  ])('refuses a title of %s', async (_, title) => {
    const error = await refused(ana.publishes(aBike({ title })));
    expect(error.status).toBe(400);
    expect(['request.invalid', 'listing.missing_information']).toContain(error.code);
    expect(error.fields).toHaveProperty('title');
  });

  it('keeps emoji and markup as text, and drops marks that turn text around', async () => {
    const bike = await ana.publishes(aBike({ title: '🚲 <script>alert(1)</script> \u202Eekib' }));
    expect(bike.title).toBe('🚲 <script>alert(1)</script> ekib');
    const page = await (await fetch(`${product.origin}/listing/${bike.id}`)).text();
    expect(page).not.toContain('<script>alert(1)');
    await ana.removes(bike);
  });

  it.each([
    ['broken JSON', '{"title":'],
    ['an operator for a title', JSON.stringify({ ...aBike(), title: { $gt: '' } })],
    ['an array', '[]'],
    ['prototype pollution', '{"__proto__":{"admin":true}}'],
  ])('refuses %s', async (_, body) => {
    const answer = await post('/api/listings', body);
    expect(answer.status).toBe(400);
  });

  it('refuses a body that is too large or of another type', async () => {
    expect((await post('/api/listings', JSON.stringify({ title: 'x'.repeat(400_000) }))).status).toBe(413);
    expect((await post('/api/listings', '<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
  });

  it.each(['q[$gt]=', 'category[$ne]=books', 'minPrice[$gt]=0', 'sort=__proto__', 'cursor=abc', 'limit=1000'])(
    'is not impressed by the query %s',
    async (query) => {
      const answer = await fetch(`${product.origin}/api/listings?${query}`);
      expect([200, 400]).toContain(answer.status);
    },
  );

  it('recognises an edited cursor', async () => {
    const [first] = await Promise.all([ana.publishes(aBike()), ana.publishes(aBike())]);
    const { nextCursor } = await ana.call(browseListings, { query: { limit: 1 } });
    const edited = `A${nextCursor?.slice(1)}`;
    expect(await refused(ana.call(browseListings, { query: { limit: 1, cursor: edited } }))).toMatchObject({
      code: 'cursor.invalid',
      status: 400,
    });
    expect(first.status).toBe('active');
  });

  it('cannot tell other people’s conversations, offers and orders from absent ones', async () => {
    const { town } = product;
    const [seller, buyer, stranger] = await Promise.all([town.guest(), town.guest(), town.guest()]);
    const bike = await seller.publishes(aBike());
    const offer = await buyer.offers(bike, 5_000);
    const { orderId } = await seller.accepts(offer);
    const secrets = [
      [showConversation, offer.conversationId],
      [showOffer, offer.id],
      [showOrder, orderId ?? ''],
    ] as const;
    for (const [route, id] of secrets) {
      const ask = async (asked: string) => {
        const answer = await fetch(product.origin + route.path.replace(':id', asked), {
          headers: { authorization: `Bearer ${stranger.session.accessToken}` },
        });
        const { traceId, ...rest } = (await answer.json()) as { traceId: string };
        expect(traceId).toMatch(/^[0-9a-f]{32}$/);
        return JSON.stringify({ status: answer.status, rest });
      };
      expect(await ask(id)).toBe(await ask(randomUUID()));
      expect(await ask(id)).toContain('"status":404');
    }
  });

  it('turns away forged, expired and foreign tokens', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const [header = ''] = ana.session.accessToken.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const sign = (expires: string) =>
      new SignJWT({ actor: ana.actor })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer('vybac-identity')
        .setExpirationTime(expires)
        .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ actor: ana.actor })).toString('base64url')}.`;
    for (const token of [await sign('5m'), await sign('-5m'), unsigned, 'nonsense', `${ana.session.accessToken}x`]) {
      const answer = await fetch(product.origin + showMe.path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
    }
  });

  it('lets nobody in by a Guest ID without its PIN', async () => {
    const guestId = ana.credentials?.guestId ?? '';
    expect(await refused(product.town.returningGuest({ guestId, pin: '' }))).toMatchObject({
      code: 'guest.missing_credentials',
    });
    expect(await refused(product.town.returningGuest({ guestId, pin: 'AAAAA1' }))).toMatchObject({
      code: 'guest.invalid_credentials',
    });
    expect(await refused(product.town.returningGuest({ guestId: 'guest-1', pin: 'AAAAA1' }))).toMatchObject({
      code: 'guest.invalid_format',
    });
  });

  it('refuses commands that another site makes a browser send', async () => {
    const entered = await fetch(`${product.origin}/api/guests`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const command = (origin: string) =>
      fetch(`${product.origin}/api/listings`, {
        method: 'POST',
        body: JSON.stringify(aBike()),
        headers: { 'content-type': 'application/json', cookie, origin },
      });
    const foreign = await command('https://evil.example');
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: 'request.forbidden_origin' });
    expect((await command(product.origin)).status).toBe(201);
  });

  it('lets sockets join nobody else’s rooms', async () => {
    const { town } = product;
    const [seller, buyer, stranger] = await Promise.all([town.guest(), town.guest(), town.guest()]);
    const conversation = await buyer.contacts(seller);
    const socket = io(product.origin, {
      path: '/realtime',
      transports: ['websocket'],
      auth: { token: stranger.session.accessToken },
    });
    try {
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      const join = (stream: string) =>
        socket.timeout(5_000).emitWithAck('join', { stream }) as Promise<{ ok: boolean; code?: string }>;
      expect(await join(`conversation:${conversation.id}`)).toEqual({ ok: false, code: 'conversation.missing' });
      expect(await join(`conversation:${randomUUID()}`)).toEqual({ ok: false, code: 'conversation.missing' });
      expect(await join(`actor:${seller.id}`)).toMatchObject({ ok: false });
      expect(await join(`actor:${stranger.id}`)).toEqual({ ok: true });
    } finally {
      socket.disconnect();
    }
  });

  describe('files', () => {
    it.each([
      ['text that says it is a JPEG', async () => Buffer.from('not a picture at all, only text that claims to be one')],
      [
        'a truncated JPEG',
        async () =>
          (
            await sharp({
              create: {
                width: 800,
                height: 600,
                channels: 3,
                background: '#789',
                noise: { type: 'gaussian', mean: 120, sigma: 40 },
              },
            })
              .jpeg()
              .toBuffer()
          ).subarray(0, 20_000),
      ],
      [
        'an SVG with a script',
        async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      [
        'a picture of 20,000 × 20,000',
        async () =>
          sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' }, limitInputPixels: false })
            .png({ compressionLevel: 9, palette: true })
            .toBuffer(),
      ],
    ])('refuses %s', async (_, make) => {
      const error = await refused(uploads(ana, await make()));
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(error.status).toBeLessThan(500);
      expect(error.code).toMatch(/^media\./);
    });

    it('refuses empty and oversized files before they are sent', async () => {
      const prepare = (bytes: number, contentType = 'image/jpeg') =>
        refused(ana.call(prepareUpload, { body: { purpose: 'listing', contentType, bytes } }));
      expect((await prepare(30 * 1024 * 1024)).code).toBe('media.too_large');
      expect((await prepare(0)).code).toMatch(/^media\./);
      expect((await prepare(100, 'application/pdf')).code).toBe('media.invalid_type');
    });
  });

  it('lets nobody wait for an item that is on sale', async () => {
    const { town } = product;
    const bike = await (await town.guest()).publishes(aBike());
    expect(await refused((await town.guest()).call(joinQueue, { params: { id: bike.id } }))).toMatchObject({
      status: 409,
    });
  });

  it('stops a guest at three listings, however many are published at once', async () => {
    const guest = await product.town.guest();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => guest.publishes(aBike())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
