import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Realtime } from '@vybac/client';
import { SystemClock } from '@vybac/kit';
import { S3Objects } from '@vybac/platform';
import { aBike, describeWith, type Person, temporaryFolder, freePort } from '@vybac/testing';
import { Redis } from 'ioredis';
import { type Consumer, Kafka, logLevel } from 'kafkajs';
import { cuttable } from '../conformance/support/cuttable';
import { type DistributedProduct, type ProcessName, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';
import { cameraPhoto, uploads } from '../support/photos';
import { run, type Program, stop, untilReady } from '../support/processes';

interface Trade {
  readonly seller: Person;
  readonly buyer: Person;
  readonly listingId: string;
  readonly mediaId: string;
}

describeWith(
  ['kafka', 'redis', 'object-storage'],
  'the distributed marketplace stands on its parts and on nothing else',
  () => {
    let product: DistributedProduct;
    let trade: Trade;
    beforeAll(async () => {
      product = await startDistributed();
      trade = await aTrade(product);
      await eventually(async () => expect(await codesOf(trade.buyer)).toContain('youBought'));
      await eventually(async () => expect(await codesOf(trade.buyer)).toContain('youBought'));
    }, 240_000);
    afterAll(() => product.stop(), 60_000);

    const kafka = () =>
      new Kafka({ brokers: (product.settings['KAFKA_BROKERS'] ?? '').split(','), logLevel: logLevel.NOTHING });

    it('Kafka holds the trade in the order in which it happened, and every reaction has read it', async () => {
      const types = await eventsAbout(trade.listingId, kafka().consumer({ groupId: 'a test that reads along' }));
      expect(types).toEqual(['listing.published.v1', 'listing.reserved.v1', 'listing.sold.v1']);

      const admin = kafka().admin();
      await admin.connect();
      for (const groupId of ['notifications.tell-listing-sold', 'messaging.keep-sold-listing']) {
        await eventually(async () => {
          const ends = await admin.fetchTopicOffsets('listings.listing');
          const [place] = await admin.fetchOffsets({ groupId, topics: ['listings.listing'] });
          const written = ends.filter(({ high }) => high !== '0');
          expect(written.length).toBeGreaterThan(0);
          for (const { partition, high } of written)
            expect(place?.partitions.find((read) => read.partition === partition)?.offset).toBe(high);
        }, 30_000);
      }
      await admin.disconnect();
    }, 60_000);

    it('Redis counted what the two did, and keeps the key of the command that had one', async () => {
      const redis = new Redis(product.settings['REDIS_URL'] ?? '');
      // Of this minute: no count is kept for long.
      const { seller, buyer } = await aTrade(product);
      for (const { id } of [seller, buyer]) expect(await redis.keys(`limit:gateway:command:*${id}`)).toHaveLength(1);
      expect(await redis.keys(`cache:gateway:key:${seller.id}:*`)).toHaveLength(1);
      expect((await redis.pubsub('NUMSUB', 'channel:realtime'))[1]).toBe(1);
      redis.disconnect();
    });

    it('the bucket holds the picture, and nothing is left of the upload', async () => {
      const { settings } = product;
      const objects = await S3Objects.connect({
        endpoint: settings['S3_ENDPOINT'] ?? '',
        accessKey: settings['S3_ACCESS_KEY'] ?? '',
        secretKey: settings['S3_SECRET_KEY'] ?? '',
        bucket: 'vybac',
        clock: new SystemClock(),
      });
      // All but the first version follow in the background.
      await eventually(async () => {
        for (const version of ['320.webp', '640.webp', '1280.webp', '320.avif', '640.avif', '1280.avif'])
          expect(await objects.head(`images/${trade.mediaId}/${version}`)).toMatchObject({
            contentType: `image/${version.split('.')[1]}`,
          });
      }, 60_000);
      expect(await objects.head(`incoming/${trade.mediaId}`)).toBeNull();
      await objects.close();
    });

    describe('a process that dies stops only its part, and catches up when it is back:', () => {
      type End = 'stop' | 'kill';
      /** Ends a process, tells the story, starts it again. Killed readers of Kafka are for the resilience suite: it waits for them. */
      async function without(name: ProcessName, story: () => Promise<void>, end: End = 'stop'): Promise<void> {
        await product.process(name)[end]();
        try {
          await story();
        } finally {
          await product.process(name).start();
        }
      }
      const asks = (person: Person, path: string) =>
        fetch(product.origin + path, { headers: { authorization: `Bearer ${person.session.accessToken}` } });
      const expectComeAgain = async (answer: Response) => {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(await answer.json()).toMatchObject({ code: 'service.unavailable' });
      };

      it('without notifications people trade, and are told later', async () => {
        let later: Trade | undefined;
        await without('notifications', async () => {
          later = await aTrade(product);
          await expectComeAgain(await asks(later.buyer, '/api/notifications'));
        });
        await eventually(async () => expect(await codesOf(later?.buyer)).toContain('youBought'), 60_000);
      });

      it('without messaging people browse and buy, and chat asks them to come again', async () => {
        const [seller, buyer] = await Promise.all([product.town.guest(), product.town.user('bruno')]);
        await without('messaging', async () => {
          await expectComeAgain(await asks(buyer, '/api/conversations'));
          const bike = await seller.publishes(aBike());
          expect(await buyer.buys(await buyer.opens(bike))).toMatchObject({ status: 'open' });
          expect((await fetch(`${product.origin}/listings`)).status).toBe(200);
        });
        await expect(eventually(() => buyer.contacts(seller))).resolves.toBeDefined();
      });

      it('without listings people chat, and the market asks them to come again', async () => {
        const { seller, buyer, listingId } = trade;
        const talk = await buyer.contacts(seller);
        await without('listings', async () => {
          await expectComeAgain(await asks(buyer, `/api/listings/${listingId}`));
          await seller.writes(talk, 'Are you happy with it?');
          expect((await buyer.reads(talk)).map(({ content }) => content)).toContain('Are you happy with it?');
        });
        await expect(eventually(() => buyer.opens({ id: listingId }))).resolves.toMatchObject({ status: 'sold' });
      });

      it('without identity who has a session goes on, and nobody new comes in', async () => {
        await without('identity', async () => {
          const bike = await trade.seller.publishes(aBike());
          await trade.buyer.offers(bike, 5_000);
          await expectComeAgain(await fetch(`${product.origin}/api/guests`, asJson({ delivery: 'token' })));
        });
        await expect(eventually(() => product.town.guest())).resolves.toBeDefined();
      });

      it('without the realtime gateway people write and read, and hear at once again', async () => {
        const talk = await trade.buyer.contacts(trade.seller);
        await without(
          'realtime-gateway',
          async () => {
            await trade.buyer.writes(talk, 'Nobody hears this at once');
            expect((await trade.seller.reads(talk)).at(-1)?.content).toBe('Nobody hears this at once');
          },
          'kill',
        );
        const cookie = `vybac=${trade.seller.session.refreshToken}`;
        const screen = new Realtime(product.origin, { extraHeaders: { cookie } });
        const heard: string[] = [];
        screen.on('message', ({ content }) => heard.push(content));
        screen.connect();
        await eventually(() => expect(screen.isConnected).toBe(true));
        await trade.buyer.writes(talk, 'But this');
        await eventually(() => expect(heard).toEqual(['But this']));
        screen.disconnect();
      });

      it('without the API gateway nothing is lost that stands behind it', async () => {
        await without(
          'api-gateway',
          async () => {
            for (const name of [
              'identity',
              'listings',
              'messaging',
              'notifications',
              'rewards',
              'admin-security',
              'realtime-gateway',
            ] as const)
              expect((await fetch(`${product.process(name).origin}/health/ready`)).status).toBe(200);
          },
          'kill',
        );
        expect(await trade.buyer.orders()).toHaveLength(1);
      });
    });

    describe('a process that starts while a part is missing', () => {
      const running: Program[] = [];
      afterAll(() => Promise.all(running.map(stop)));

      it.each(['redis', 'object-store', 'event-log', 'database'])(
        '%s: lives, is not ready and names it, and gets ready when it is there',
        async (part) => {
          const { settings, appears, goes } = await hide(part, product.settings);
          const port = await freePort();
          const origin = `http://127.0.0.1:${port}`;
          const program = run('notifications', { ...product.settings, ...settings, PORT: String(port) });
          running.push(program);
          await eventually(async () => {
            const answer = await fetch(`${origin}/health/ready`);
            expect([answer.status, await answer.json()]).toMatchObject([503, { missing: [part] }]);
          }, 30_000);
          expect((await fetch(`${origin}/health/live`)).status).toBe(200);
          await appears();
          await untilReady(origin, program);
          await stop(program);
          await goes();
        },
        120_000,
      );
    });
  },
);

/** From the photo to the handover, over HTTP. */
async function aTrade({ town }: DistributedProduct): Promise<Trade> {
  const [seller, buyer] = await Promise.all([town.guest(), town.guest()]);
  const { mediaId } = await uploads(seller, await cameraPhoto());
  const bike = await seller.publishes(aBike({ imageIds: [mediaId] }), { idempotencyKey: 'a bike' });
  await buyer.writes(await buyer.contacts(seller, bike), 'Is this still available?');
  const { orderId } = await seller.accepts(await buyer.offers(bike, 5_000));
  const order = await buyer.seesOrder({ id: orderId ?? '' });
  await seller.entersCode(order, order.handoverCode ?? '');
  return { seller, buyer, listingId: bike.id, mediaId };
}

async function codesOf(person: Person | undefined): Promise<string[]> {
  return ((await person?.notifications()) ?? []).map(({ code }) => code);
}

function asJson(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The types of what `listings.listing` says about a listing, first to last. */
async function eventsAbout(listingId: string, consumer: Consumer): Promise<string[]> {
  const types: string[] = [];
  await consumer.connect();
  await consumer.subscribe({ topic: 'listings.listing', fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      const { type, subject } = JSON.parse(message.value?.toString() ?? '{}') as { type: string; subject: string };
      if (subject === listingId) types.push(type);
    },
  });
  await eventually(() => expect(types).toContain('listing.sold.v1'), 30_000);
  await consumer.disconnect();
  return types;
}

/** Settings under which a part cannot be reached until it appears. */
async function hide(
  part: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ settings: Record<string, string>; appears: () => Promise<void>; goes: () => Promise<void> }> {
  if (part === 'database') {
    const { path, remove } = await temporaryFolder('missing');
    const socket = join(path, 'mongodb.sock');
    const [, real = ''] = /^mongodb:\/\/([^/]+)/.exec(settings['MONGODB_URI'] ?? '') ?? [];
    return {
      settings: { MONGODB_URI: `mongodb://${encodeURIComponent(socket)}/?directConnection=true` },
      appears: () => symlink(decodeURIComponent(real), socket),
      goes: remove,
    };
  }
  const [name, url] = {
    redis: ['REDIS_URL', settings['REDIS_URL']] as const,
    'object-store': ['S3_ENDPOINT', settings['S3_ENDPOINT']] as const,
    'event-log': ['KAFKA_BROKERS', `kafka://${settings['KAFKA_BROKERS']}`] as const,
  }[part] ?? ['', ''];
  const wire = await cuttable(url ?? '');
  await wire.cut();
  const through = part === 'event-log' ? new URL(wire.url).host : wire.url.replace(/\/$/, '');
  return { settings: { [name]: through }, appears: () => wire.mend(), goes: () => wire.close() };
}
