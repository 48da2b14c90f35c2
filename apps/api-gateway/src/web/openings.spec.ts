import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Image } from '@vybac/contracts/listings';
import { readOpenings } from './openings';

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'vybac-openings-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

const picture: Image = {
  ...{ mediaId: 'lamp', width: 900, height: 700, thumbhash: '' },
  urls: { small: '/media/lamp/320.webp', medium: '/media/lamp/640.webp', large: '/media/lamp/1280.webp' },
};

async function built() {
  const english = { '/': '<h1>Make Cash</h1>', '/listing/': '<h1>{{title}}</h1>{{pictures}}' };
  await writeFile(join(directory, 'openings.json'), JSON.stringify({ en: english, de: { '/': '<h1>Mach Geld</h1>' } }));
  return readOpenings(directory);
}

describe('what is seen of a page before its code is there', () => {
  it('is in the reader’s language, and nothing where the build has none', async () => {
    const openings = await built();
    expect(openings.languages).toEqual(['en', 'de']);
    expect(openings.of('/', 'de', {})).toBe('<h1>Mach Geld</h1>');
    expect(openings.of('/listing/lamp', 'de', {})).toBeUndefined();
    expect(openings.of('/auth', 'en', {})).toBeUndefined();
  });

  it('shows what the page is about, in the versions that the page will take', async () => {
    const html = (await built()).of('/listing/lamp', 'en', { title: 'Lamp', pictures: [picture], sizes: '100vw' });
    expect(html).toContain('<h1>Lamp</h1>');
    expect(html).toContain(
      'srcset="/media/lamp/320.avif 320w, /media/lamp/640.avif 640w, /media/lamp/1280.avif 1280w"',
    );
    expect(html).toContain('width="900" height="700"');
  });

  it('takes words as words, whoever wrote them', async () => {
    const html = (await built()).of('/listing/lamp', 'en', { title: '<script>alert("$&")</script>' });
    expect(html).toBe('<h1>&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;</h1>');
  });
});
