import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPreloads } from './preloads';

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'vybac-preloads-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

const filesIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, file]) => file);

describe('the code of a page’s first screen', () => {
  it('starts loading with the page', async () => {
    const routes = { '/': ['/assets/home.js', '/assets/cards.js'], '/listing/': ['/assets/listing.js'] };
    await writeFile(join(directory, 'preloads.json'), JSON.stringify(routes));
    const preloads = await readPreloads(directory);
    expect(filesIn(preloads('/'))).toEqual(['/assets/home.js', '/assets/cards.js']);
    expect(filesIn(preloads('/listing/0b4d7c1e'))).toEqual(['/assets/listing.js']);
    for (const elsewhere of ['/listings', '/auth']) expect(preloads(elsewhere)).toBe('');
  });

  it('is left to the page where the build says nothing', async () => {
    expect((await readPreloads(directory))('/')).toBe('');
  });
});
