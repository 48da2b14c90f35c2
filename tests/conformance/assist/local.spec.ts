import { assistCapabilities, draftFromPhotos, draftFromText, transcribeRecording } from '@vybac/contracts/listings';
import { aBike, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eventually } from '../../support/eventually';
import { uploads } from '../../support/photos';
import { aRecording, type AssistedMarketplace, records, refusal, startAssisted } from './assisted';

describe('the assistant without a provider', () => {
  let assisted: AssistedMarketplace;
  let ana: Person;

  beforeAll(async () => {
    assisted = await startAssisted({});
    ana = await assisted.town.guest();
  });
  afterAll(() => assisted.stop());

  it('makes a listing out of somebody’s own words, and cites them', async () => {
    const draft = await ana.call(draftFromText, {
      body: { text: 'Selling my Fender Stratocaster, plays great, paid 800 asking 450' },
    });
    expect(draft).toMatchObject({
      engine: 'local',
      category: { value: 'musical-instruments', source: { kind: 'words' } },
      priceAmount: { value: 45_000, source: { kind: 'words', quote: '450' } },
      condition: { value: 'good', source: { kind: 'words' } },
      priceRange: null,
    });
    expect(draft.title?.value).toContain('Fender Stratocaster');
  });

  it('leaves open what was not said: condition and price are the seller’s to say', async () => {
    expect(await ana.call(draftFromText, { body: { text: 'Blue mountain bike with a bell' } })).toMatchObject({
      condition: null,
      priceAmount: null,
    });
  });

  it('says that nothing was said', async () => {
    expect(await refusal(ana.call(draftFromText, { body: { text: ' \u200b ' } }))).toMatchObject({
      code: 'assist.description_missing',
      status: 400,
    });
    expect(await refusal(ana.call(draftFromText, { body: { text: '', mode: 'voice' } }))).toMatchObject({
      code: 'assist.no_speech',
    });
    expect(await refusal(ana.call(draftFromPhotos, { body: {} }))).toMatchObject({ code: 'assist.photos_missing' });
  });

  it('lets somebody hear their own recording before it is published, whole or in part, and nobody else', async () => {
    const [id, ben] = [await records(ana), await assisted.town.guest()];
    const sound = aRecording;
    const heard = (person: Person | null, headers: Record<string, string> = {}) =>
      fetch(new URL(`/api/recordings/${id}`, ana.origin), {
        headers: { ...headers, ...(person && { authorization: `Bearer ${person.session.accessToken}` }) },
      });
    const whole = await heard(ana);
    expect(whole.headers.get('content-type')).toBe('audio/webm');
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await whole.arrayBuffer()).equals(sound)).toBe(true);
    // Safari plays nothing that it cannot ask for in parts.
    const part = await heard(ana, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${sound.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(sound.subarray(2, 6))).toBe(true);
    expect((await heard(ana, { range: `bytes=${sound.length}-` })).status).toBe(416);
    expect((await heard(ben)).status).toBe(400);
    expect((await heard(null)).status).toBe(401);
  });

  it('cannot recognise speech, says so, and keeps the recording', async () => {
    expect(await ana.call(assistCapabilities, {})).toEqual({ text: 'local', photos: 'local', voice: null });
    const id = await records(ana);
    expect(await refusal(ana.call(transcribeRecording, { params: { id }, body: {} }))).toEqual({
      code: 'assist.voice_not_configured',
      status: 503,
      detail: 'Voice recognition service is not configured. Please contact support.',
    });
  });

  it('lets everybody hear the recording once it is published, also from the middle, until its seller takes it away', async () => {
    const recordingId = await records(ana);
    const draft = aBike({ mode: 'voice', recordingId });
    const listing = await ana.publishes(draft);
    expect(listing).toMatchObject({ mode: 'voice', aiGenerated: true, voice: { recordingId } });
    const url = new URL(listing.voice?.url ?? '', ana.origin);
    const heard = await fetch(url);
    expect(heard.headers.get('content-type')).toBe('audio/webm');
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(aRecording);
    const middle = await fetch(url, { headers: { range: 'bytes=100-199' } });
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 100-199/${aRecording.length}`]);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(aRecording.subarray(100, 200));

    const edited = await ana.edits(listing, aBike({ title: 'Still a bike' }));
    expect(edited).toMatchObject({ mode: 'voice', aiGenerated: true, voice: { recordingId } });
    await ana.edits(listing, aBike({ recordingId: null }));
    expect((await fetch(url)).status).toBe(404);
  });

  it.each([
    ['form', 5],
    ['text', 5],
    ['photos', 5],
    ['voice', 8],
  ] as const)('made by %s a listing has up to %d photos', async (mode, limit) => {
    const photos = (count: number) => aBike({ mode, imageIds: Array.from({ length: count }, () => randomUUID()) });
    expect(await refusal(ana.publishes(photos(limit + 1)))).toMatchObject({
      code: 'media.too_many',
      detail: `You can only upload up to ${limit} images`,
    });
    expect(await refusal(ana.publishes(photos(limit)))).toMatchObject({ code: 'media.missing' });
  });

  it('publishes nobody else’s recording, and nothing that is no sound', async () => {
    const bruno = await assisted.town.guest();
    const foreign = aBike({ mode: 'voice', recordingId: await records(bruno) });
    expect(await refusal(ana.publishes(foreign))).toMatchObject({ code: 'assist.audio_missing' });
    const noise = aBike({ mode: 'voice', recordingId: await records(ana, Buffer.alloc(500, 9)) });
    expect(await refusal(ana.publishes(noise))).toMatchObject({ code: 'assist.audio_unreadable' });
  });

  it.each([
    ['a picture', 'image/png', 100, 'assist.audio_unreadable'],
    ['nothing', 'audio/webm', 0, 'assist.audio_missing'],
    ['an hour', 'audio/mp4', 11 * 1024 * 1024, 'media.too_large'],
  ])('takes no recording that is %s', async (_, contentType, size, code) => {
    expect(await refusal(records(ana, Buffer.alloc(size, 1), contentType))).toMatchObject({ code });
  });

  it('knows a picture again, in another size and quality, and says which photo and whose likeness', async () => {
    const scene = await aScene();
    const image = await uploads(ana, scene);
    await ana.publishes(aBike({ title: 'Red tandem', imageIds: [image.mediaId] }));
    const bruno = await assisted.town.guest();
    const plain = await aPlainWall();
    const again = await sharp(scene).keepExif().resize(500).jpeg({ quality: 45 }).toBuffer();
    const imageIds = [await uploads(bruno, plain), await uploads(bruno, again)].map(({ mediaId }) => mediaId);
    const draft = await eventually(async () => {
      const made = await bruno.call(draftFromPhotos, { body: { imageIds } });
      if (!made.category) throw new Error('Its picture is not known yet');
      return made;
    });
    expect(draft).toMatchObject({
      engine: 'local',
      category: { value: aBike().category, source: { kind: 'likeness', quote: 'Red tandem', photo: 2 } },
      condition: null,
      priceAmount: null,
      takenOn: '2024-05-01',
    });
    expect(draft.tags?.value).toContain('blue');
    expect(JSON.stringify(draft)).not.toMatch(/gps|latitude|SecretCamera/i);
  });

  it('reads what is written on a photo, and says on which', async () => {
    const imageIds = [await uploads(ana, await aPlainWall()), await uploads(ana, await aLabel())].map(
      ({ mediaId }) => mediaId,
    );
    const draft = await ana.call(draftFromPhotos, { body: { imageIds } });
    expect(draft.title?.value).toMatch(/canon/i);
    expect(draft).toMatchObject({
      title: { source: { kind: 'photo', photo: 2 } },
      category: { value: 'electronics' },
      condition: null,
      priceAmount: null,
    });
  });

  it('opens nobody else’s photos', async () => {
    const { mediaId } = await uploads(ana, await aScene());
    const bruno = await assisted.town.guest();
    expect(await refusal(bruno.call(draftFromPhotos, { body: { imageIds: [mediaId] } }))).toMatchObject({
      code: 'media.missing',
    });
  });
});

/** A picture with something in it, taken on the first of May where nobody needs to know. */
function aScene(): Promise<Buffer> {
  const shapes = `<svg width="1200" height="900"><rect width="1200" height="900" fill="#ddd"/>
    <circle cx="300" cy="500" r="220" fill="#611"/><circle cx="900" cy="480" r="180" fill="#161"/>
    <rect x="250" y="100" width="620" height="120" fill="#223"/><path d="M0 900 L500 600 L1200 880 Z" fill="#875"/></svg>`;
  return sharp(Buffer.from(shapes))
    .jpeg()
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD2: { DateTimeOriginal: '2024:05:01 10:11:12' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
}

function aPlainWall(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 900, channels: 3, background: '#2a62c8' } })
    .jpeg()
    .toBuffer();
}

/** A picture of a box with its label. */
function aLabel(): Promise<Buffer> {
  const label = `<svg width="1200" height="900"><rect width="1200" height="900" fill="#789"/>
    <rect x="150" y="200" width="900" height="360" fill="#fff"/>
    <text x="200" y="330" font-size="80" font-family="sans-serif">Canon EOS 550D</text>
    <text x="200" y="460" font-size="56" font-family="sans-serif">Digital camera 18-55mm</text></svg>`;
  return sharp(Buffer.from(label)).jpeg().toBuffer();
}
