/** Works on pictures in a process of its own: `pictures-apart.service.ts` keeps it and asks. */
import { doApart } from '@vybac/platform/apart';
import sharp from 'sharp';
import { developed } from './developed';
import { versionsOf } from './picture-versions';

const work = { develop: developed, versions: versionsOf };
export type PictureWork = typeof work;

// One thread per picture, and nothing kept between pictures: the number of processes bounds them.
sharp.concurrency(1);
sharp.cache(false);
doApart(work);
