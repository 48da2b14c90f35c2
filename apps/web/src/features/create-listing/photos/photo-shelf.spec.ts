import { imageSizeLimit, type Image } from '@vybac/contracts/listings';
import { choosePhotos } from './photo';
import { PhotoShelf } from './photo-shelf';

const picture = (name: string, type = 'image/jpeg', size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const imageOf = (name: string) => ({ mediaId: name, urls: { small: `/media/${name}` } }) as unknown as Image;

function shelf(failing: readonly string[] = []) {
  const broken = new Set(failing);
  const discarded: string[] = [];
  const photos = new PhotoShelf({
    upload: (file) =>
      broken.has(file.name) ? Promise.reject(new Error('broken')) : Promise.resolve(imageOf(file.name)),
    discard: ({ mediaId }) => void discarded.push(mediaId),
  });
  return { photos, discarded, mend: () => broken.clear(), names: () => photos.images.map(({ mediaId }) => mediaId) };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('picked files', () => {
  it.each([
    ['something else than a picture', [picture('a.jpg'), picture('b.pdf', 'application/pdf')], 'type'],
    ['a picture over 10 MB', [picture('a.jpg'), picture('b.jpg', 'image/jpeg', imageSizeLimit + 1)], 'size'],
    ['one more than fits', [picture('a.jpg'), picture('b.jpg')], 'many'],
  ] as const)('with %s are refused as far as they must be', (_name, files, refusal) => {
    const { taken, ...rest } = choosePhotos([...files], 1);
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(rest.refusal).toBe(refusal);
  });

  it('of exactly 10 MB are taken', () => {
    expect(choosePhotos([picture('a.jpg', 'image/jpeg', imageSizeLimit)], 5).refusal).toBeNull();
  });
});

describe('the photos of a form', () => {
  it('upload as soon as they are picked, and stop at five', async () => {
    const { photos, names } = shelf();
    expect(photos.add(['a', 'b', 'c', 'd'].map((name) => picture(name)))).toBeNull();
    expect(photos.add([picture('e'), picture('f')])).toBe('many');
    expect(photos.all().map(({ state }) => state.kind)).toEqual(Array(5).fill('uploading'));
    await expect(photos.settled()).resolves.toBe(true);
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keep the order they are put into', async () => {
    const { photos, names } = shelf();
    photos.add(['a', 'b', 'c'].map((name) => picture(name)));
    photos.move(photos.all()[2]!.key, 0);
    await photos.settled();
    expect(names()).toEqual(['c', 'a', 'b']);
  });

  it('can be tried again when one has failed', async () => {
    const { photos, names, mend } = shelf(['b']);
    photos.add([picture('a'), picture('b')]);
    await expect(photos.settled()).resolves.toBe(false);
    expect(names()).toEqual(['a']);
    mend();
    photos.retry(photos.all()[1]!.key);
    await expect(photos.settled()).resolves.toBe(true);
    expect(names()).toEqual(['a', 'b']);
  });

  it('are thrown away when taken out, even when they arrive only then', async () => {
    const { photos, discarded } = shelf();
    photos.add([picture('a'), picture('b')]);
    photos.remove(photos.all()[1]!.key);
    await photos.settled();
    await Promise.resolve();
    photos.remove(photos.all()[0]!.key);
    expect(discarded.sort()).toEqual(['a', 'b']);
    expect(photos.all()).toEqual([]);
  });

  it('that belong to the listing are not thrown away before it is saved', () => {
    const discarded: string[] = [];
    const photos = new PhotoShelf(
      { upload: () => Promise.reject(new Error()), discard: ({ mediaId }) => void discarded.push(mediaId) },
      [imageOf('kept'), imageOf('drafted')],
      new Set(['kept']),
    );
    photos.remove('kept');
    photos.remove('drafted');
    expect(discarded).toEqual(['drafted']);
  });
});
