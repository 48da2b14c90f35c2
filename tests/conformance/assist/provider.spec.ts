import { assistCapabilities, draftFromPhotos, draftFromText, transcribeRecording } from '@vybac/contracts/listings';
import type { Person } from '@vybac/testing';
import { type FakeProvider, startFakeProvider } from '../../support/fake-provider';
import { cameraPhoto, uploads } from '../../support/photos';
import { type AssistedMarketplace, aRecording, records, refusal, startAssisted } from './assisted';

describe('a provider of language models', () => {
  let provider: FakeProvider;
  let assisted: AssistedMarketplace;
  let ana: Person;

  beforeAll(async () => {
    provider = await startFakeProvider();
    assisted = await startAssisted({
      ASSIST_PROVIDER_URL: `${provider.url}/`,
      ASSIST_PROVIDER_KEY: provider.key,
      ASSIST_TIME_LIMIT_SECONDS: '2',
      ASSIST_VISION_MODEL: 'seeing-model',
    });
  });
  afterAll(async () => {
    await assisted.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    // Nobody may ask so often as all these stories do together.
    ana = await assisted.town.guest();
    await provider.behaves('well');
    // What failed before opened the circuit; it tries again within two seconds.
    await settled(() => ana.call(draftFromText, { body: { text: 'A bike' } }));
  });

  const fromText = (mode: 'text' | 'voice' = 'text') => ana.call(draftFromText, { body: { text: 'My bike', mode } });
  const transcribes = async (bytes = aRecording) =>
    ana.call(transcribeRecording, { params: { id: await records(ana, bytes) }, body: { language: 'en' } });

  it('makes the listing, and every field says so', async () => {
    const draft = await fromText();
    expect(draft).toMatchObject({
      engine: 'provider',
      title: { value: 'Trek mountain bike', source: { kind: 'provider' } },
      priceAmount: { value: 25_000, source: { kind: 'provider' } },
      condition: { value: 'good', source: { kind: 'provider' } },
      category: { value: 'sporting-goods', source: { kind: 'provider' } },
    });
    expect(await provider.seen()).toMatchObject({ texts: ['My bike'], images: 0 });
    expect(await ana.call(assistCapabilities, {})).toEqual({ text: 'provider', photos: 'provider', voice: 'provider' });
  });

  it('is shown all photos, not only the first', async () => {
    const images = [await uploads(ana, await cameraPhoto(1)), await uploads(ana, await cameraPhoto(2))];
    await ana.call(draftFromPhotos, { body: { imageIds: images.map(({ mediaId }) => mediaId) } });
    expect(await provider.seen()).toMatchObject({ images: 2, model: 'seeing-model' });
  });

  it('writes down what was said', async () => {
    expect(await transcribes()).toEqual({ text: 'Selling my mountain bike, works great, asking two hundred fifty' });
    expect(await provider.seen()).toEqual({
      model: 'whisper-1',
      name: 'recording.webm',
      type: 'audio/webm',
      bytes: aRecording.length,
      language: 'en',
    });
  });

  it.each([
    'price-below-zero',
    'price-beyond-limits',
    'foreign-category',
    'missing-tags',
    'additional-field',
    'twenty-tags',
    'empty-title',
    'endless-title',
    'endless-tag',
    'price-in-words',
    'foreign-condition',
    'tags-with-markup',
    'title-with-markup',
    'garbage',
    'silence',
  ])('is not believed when it answers %s', async (lie) => {
    await provider.behaves(lie);
    const detail = 'Invalid listing data received from AI service';
    expect(await refusal(fromText())).toEqual({ code: 'assist.invalid_listing', status: 503, detail });
  });

  it.each(['hangs', 'stops', 'too-busy', 'has-failed', 'knows-nobody'])(
    'that %s makes no listing of a text',
    async (as) => {
      await provider.behaves(as);
      expect(await refusal(fromText())).toMatchObject({
        code: 'assist.text_failed',
        detail: 'Failed to process description. Please try again.',
      });
      expect(await refusal(fromText('voice'))).toMatchObject({
        code: 'assist.voice_listing_failed',
        detail: 'Failed to generate listing from your description',
      });
    },
  );

  it('that says nothing of dictated words has its own sentence', async () => {
    await provider.behaves('silence');
    expect(await refusal(fromText('voice'))).toMatchObject({
      code: 'assist.no_listing',
      detail: 'No listing data received from AI service',
    });
  });

  it('that fails on photos asks for clearer ones, however it fails', async () => {
    const { mediaId } = await uploads(ana, await cameraPhoto(3));
    const fromPhotos = () => ana.call(draftFromPhotos, { body: { imageIds: [mediaId] } });
    for (const as of ['knows-nobody', 'too-busy', 'has-failed', 'hangs']) {
      await provider.behaves(as);
      expect([as, await refusal(fromPhotos())]).toEqual([
        as,
        expect.objectContaining({
          code: 'assist.photos_failed',
          detail: 'Failed to analyze images. Please try again with clearer photos.',
        }),
      ]);
    }
    await provider.behaves('price-below-zero');
    await settled(async () => {
      const { code } = await refusal(fromPhotos());
      expect(code).toBe('assist.invalid_listing');
    });
    await provider.behaves('well');
    expect(await fromPhotos()).toMatchObject({ title: { value: 'Trek mountain bike' } });
  });

  it.each([
    ['hangs', 'assist.voice_timeout', 'Voice recognition timed out. Please try with a shorter recording.'],
    ['too-busy', 'assist.voice_busy', 'Voice service is temporarily busy. Please try again in a moment.'],
    [
      'silence',
      'assist.no_speech',
      'No speech detected. Please try speaking more clearly or closer to your microphone.',
    ],
    ['garbage', 'assist.no_transcription', 'No transcription data received from voice service'],
    ['has-failed', 'assist.voice_failed', 'Could not transcribe your voice recording'],
    ['knows-nobody', 'assist.voice_failed', 'Could not transcribe your voice recording'],
  ])('that %s, of a recording: %s', async (as, code, detail) => {
    const id = await records(ana);
    await provider.behaves(as);
    expect(await refusal(ana.call(transcribeRecording, { params: { id }, body: {} }))).toMatchObject({ code, detail });
  });

  it('is not sent what is no recording, nor another’s', async () => {
    expect(await refusal(transcribes(Buffer.from('this is no sound')))).toMatchObject({
      code: 'assist.audio_unreadable',
      detail: 'Could not read the audio file. Please try recording again.',
    });
    const bruno = await assisted.town.guest();
    const foreign = { params: { id: await records(bruno) }, body: {} };
    expect(await refusal(ana.call(transcribeRecording, foreign))).toMatchObject({
      code: 'assist.audio_missing',
      detail: 'Audio recording failed. Please try recording again.',
    });
  });

  it('that is gone leaves the sentence and the recording', async () => {
    const id = await records(ana);
    await provider.stop();
    expect(await refusal(fromText())).toMatchObject({ code: 'assist.text_failed' });
    expect(await refusal(ana.call(transcribeRecording, { params: { id }, body: {} }))).toMatchObject({
      code: 'assist.voice_failed',
    });
    provider = await startFakeProvider(provider.port);
  });
});

async function settled(works: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const worked = await works().then(
      () => true,
      () => false,
    );
    if (worked) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The circuit stays open');
}
