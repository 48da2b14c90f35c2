import { assistCapabilities, draftFromPhotos, draftFromText, transcribeRecording } from '@vybac/contracts/listings';
import { aBike, type Person } from '@vybac/testing';
import sharp from 'sharp';
import { eventually } from '../../support/eventually';
import { uploads } from '../../support/photos';
import { type AssistedMarketplace, records, refusal, startAssisted } from './assisted';

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

  it('cannot recognise speech, says so, and keeps the recording', async () => {
    expect(await ana.call(assistCapabilities, {})).toEqual({ text: 'local', photos: 'local', voice: null });
    const id = await records(ana);
    expect(await refusal(ana.call(transcribeRecording, { params: { id }, body: {} }))).toEqual({
      code: 'assist.voice_not_configured',
      status: 503,
      detail: 'Voice recognition service is not configured. Please contact support.',
    });
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
    const plain = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#2a62c8' } })
      .jpeg()
      .toBuffer();
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
