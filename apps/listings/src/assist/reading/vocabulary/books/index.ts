import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { textbooks } from './textbooks';
import { toRead } from './to-read';

export const books = [textbooks, toRead, more, inOtherScripts] as const;
