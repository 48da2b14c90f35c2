/** Draws the demo neighbourhood's pictures in a process of its own: `studio-apart.ts` keeps it and asks. */
import { doApart } from '@vybac/platform/apart';
import sharp from 'sharp';
import { renderAvatar } from './pictures/avatars';
import { renderPicture } from './pictures/pictures';

const work = { picture: renderPicture, avatar: renderAvatar };
export type StudioWork = typeof work;

// One thread per picture, and nothing kept between pictures: the number of processes bounds them.
sharp.concurrency(1);
sharp.cache(false);
doApart(work);
