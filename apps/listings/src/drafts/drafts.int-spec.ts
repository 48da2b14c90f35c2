import { randomUUID } from 'node:crypto';
import {
  type DraftForm,
  deleteDraft,
  draftForm,
  listDrafts,
  prepareRecording,
  saveDraft,
} from '@vybac/contracts/listings';
import { RecordingsJobs } from '../assist/recordings/recordings.jobs';
import { RecordingsStore } from '../assist/recordings/recordings.store';
import { MediaService } from '../media/media.service';
import { ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import sharp from 'sharp';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

const form = (fields: Partial<DraftForm> = {}) => draftForm.parse(fields);
const saves = (
  person: PersonInTest,
  id: string,
  version: number,
  fields: Partial<DraftForm>,
  imageIds: string[] = [],
) => person.call(saveDraft, { params: { id }, body: { form: form(fields), imageIds, version } });
const draftsOf = async (person: PersonInTest) => (await person.call(listDrafts, {})).items;

describe('a draft', () => {
  it('is there on every device of its writer, exactly as it was typed, and nowhere else', async () => {
    const [eva, ben] = [await market.guest(), await market.user('Ben')];
    const id = randomUUID();
    const typed = {
      ...{ title: ' Bi', price: '1,2', tags: ['red'], category: 'vehicles' as const, zipCode: '902' },
      position: { latitude: 48.86, longitude: 2.29 },
    };
    expect((await saves(eva, id, 0, typed)).version).toBe(1);
    expect(await draftsOf(eva)).toMatchObject([{ id, version: 1, form: form(typed), images: [] }]);
    expect(await draftsOf(ben)).toEqual([]);
    await ben.call(deleteDraft, { params: { id } });
    expect(await draftsOf(eva)).toHaveLength(1);
    expect((await refusalOf(saves(ben, id, 1, { title: 'Mine' }))).code).toBe('draft.changed_elsewhere');
  });

  it('that was changed on another device is not written over', async () => {
    const eva = await market.guest();
    const id = randomUUID();
    await saves(eva, id, 0, { title: 'Bike' });
    await saves(eva, id, 1, { title: 'Bike, from the phone' });
    expect(await refusalOf(saves(eva, id, 1, { title: 'Bike, from the desk' }))).toMatchObject({
      ...{ status: 409, code: 'draft.changed_elsewhere' },
    });
    expect((await draftsOf(eva)).map((draft) => draft.form.title)).toEqual(['Bike, from the phone']);
  });

  it('changed at once on many devices keeps one of the changes, and says so to the others', async () => {
    const eva = await market.guest();
    const id = randomUUID();
    await saves(eva, id, 0, {});
    const changes = Array.from({ length: 20 }, (_, device) => saves(eva, id, 1, { title: `Device ${device}` }));
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await draftsOf(eva)).toMatchObject([{ version: 2 }]);
  });

  it('keeps its photos from being swept, until it is thrown away', async () => {
    const eva = await market.guest();
    const media = market.get(MediaService);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { mediaId } = await media.store(eva.id, picture);
    const id = randomUUID();
    await saves(eva, id, 0, { title: 'Bike' }, [mediaId]);
    const sweep = async (days: number) => {
      market.clock.advance(days * 86_400_000);
      await media.discardUnused(new Date(market.clock.now().getTime() - 86_400_000), 100);
    };
    await sweep(10);
    expect((await draftsOf(eva))[0]?.images.map((image) => image.mediaId)).toEqual([mediaId]);
    expect((await media.find(eva.id, [mediaId])).length).toBe(1);
    await eva.call(deleteDraft, { params: { id } });
    await sweep(2);
    await expect(media.find(eva.id, [mediaId])).rejects.toMatchObject({ code: 'media.missing' });
  });

  it('goes on with the words and the recording that the assistant was given', async () => {
    const eva = await market.user('Eva');
    const body = { contentType: 'audio/webm;codecs=opus', bytes: 1_000 };
    const { recordingId } = await eva.call(prepareRecording, { body });
    const id = randomUUID();
    const given = { words: 'my old bike', recordingId, isReviewed: false };
    await eva.call(saveDraft, { params: { id }, body: { mode: 'voice', form: form(), given, version: 0 } });
    expect(await draftsOf(eva)).toMatchObject([{ mode: 'voice', given }]);

    const recordingIn = async (days: number) => {
      market.clock.advance(days * 86_400_000);
      await market.get(RecordingsJobs).discardOld();
      return market.get(RecordingsStore).findOf(eva.id, recordingId);
    };
    expect(await recordingIn(10)).toMatchObject({ id: recordingId });
    await eva.call(deleteDraft, { params: { id } });
    expect(await recordingIn(1)).toBeNull();
  });

  it('never holds somebody else’s recording, nor one that is gone', async () => {
    const [eva, ben] = [await market.guest(), await market.guest()];
    const body = { contentType: 'audio/webm', bytes: 1_000 };
    const { recordingId } = await ben.call(prepareRecording, { body });
    const id = randomUUID();
    const given = { words: 'my bike', recordingId };
    await eva.call(saveDraft, { params: { id }, body: { mode: 'voice', form: form(), given, version: 0 } });
    expect((await draftsOf(eva))[0]?.given).toEqual({ words: 'my bike', recordingId: null, isReviewed: false });
  });

  it('of before all of this was kept is still there', async () => {
    const eva = await market.guest();
    const { position: _position, zipCode: _zip, ...old } = form({ title: 'Old lamp' });
    const before = { ownerId: eva.id, version: 3, mode: 'text', form: old, sources: {}, images: [] };
    await market
      .collection('drafts')
      .insertOne({ _id: randomUUID() as never, ...before, updatedAt: market.clock.now() });
    expect(await draftsOf(eva)).toMatchObject([{ form: form({ title: 'Old lamp' }), given: { isReviewed: true } }]);
  });

  it('is one of twenty at most', async () => {
    const eva = await market.guest();
    for (let number = 0; number < 20; number += 1) await saves(eva, randomUUID(), 0, { title: `${number}` });
    expect((await refusalOf(saves(eva, randomUUID(), 0, {}))).code).toBe('draft.limit');
  });
});
