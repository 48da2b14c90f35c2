import { createHash } from 'node:crypto';
import { commonErrors } from '@vybac/contracts';
import { imageStandIns } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import { pipeline } from 'node:stream';
import { sendProblem } from '../http/send-problem';
import { RangeOnly, rangeIn } from './byte-range';
import { isObjectKey } from './object-key';
import type { ObjectStore, StoredObject } from './object-store';

/** Only what lies here is shown to everybody: finished pictures and voices, each key written once. */
const publicFolders = ['images/', 'voices/'];
const path = '/media/';

/** The address under which people see an object, e.g. `images/ab12/640.webp` → `/media/images/ab12/640.webp`. */
export function mediaUrl(key: string): string {
  if (!isPublic(key)) throw new Error(`Not shown to the public: ${JSON.stringify(key)}`);
  return path + key;
}

/** `GET /media/*`: streams public objects, to be kept by browsers for good. */
export function registerMediaRoutes(fastify: FastifyInstance, objects: ObjectStore): void {
  const options = { errorHandler: sendProblem, exposeHeadRoute: true };
  fastify.get<{ Params: { '*': string } }>(`${path}*`, options, async (request, reply) => {
    const key = request.params['*'];
    if (!isPublic(key)) throw missing();
    const known = request.headers['if-none-match'];
    if (known) {
      const shown = await shownAt(key, (at) => objects.head(at));
      if (shown && known.split(',').some((tag) => tag.trim() === shown.headers.etag)) {
        return reply.headers(shown.headers).status(304).send();
      }
    }
    const shown = await shownAt(key, (at) => objects.read(at));
    if (!shown) throw missing();
    const { object, headers } = shown;
    reply.headers({ ...headers, ...safetyHeaders, 'accept-ranges': 'bytes' });
    const range = rangeIn(request.headers.range, object.bytes);
    if (range === 'unsatisfiable') {
      object.stream.destroy();
      return reply.status(416).header('content-range', `bytes */${object.bytes}`).send();
    }
    reply.type(object.contentType);
    if (!range) return reply.header('content-length', object.bytes).send(object.stream);
    return reply
      .status(206)
      .header('content-range', `bytes ${range.first}-${range.last}/${object.bytes}`)
      .header('content-length', range.last - range.first + 1)
      .send(pipeline(object.stream, new RangeOnly(range), ignoreEnd));
  });
}

// Who stops listening half-way ends the reading too; the reply says what there is to say.
function ignoreEnd(): void {}

function isPublic(key: string): boolean {
  return publicFolders.some((folder) => key.startsWith(folder)) && isObjectKey(key);
}

function missing(): AppError {
  return new AppError(commonErrors['resource.missing']);
}

// A key is written once, so key and size tell versions apart well enough.
function tagOf(key: string, { bytes }: StoredObject): string {
  return `"${createHash('sha256').update(`${key} ${bytes}`).digest('base64url').slice(0, 22)}"`;
}

/**
 * What is shown at a key and how long it may be kept: the object for good; what stands in for one that is still being made only
 * until it is asked for again.
 */
async function shownAt<Found extends StoredObject>(key: string, look: (key: string) => Promise<Found | null>) {
  const own = await look(key);
  if (own) return { object: own, headers: { etag: tagOf(key, own), 'cache-control': forGood } };
  for (const standIn of imageStandIns(key)) {
    const object = await look(standIn);
    if (object) return { object, headers: { etag: tagOf(key, object), 'cache-control': 'no-cache' } };
  }
  return null;
}

const forGood = 'public, max-age=31536000, immutable';

/** Whatever a file claims to be, it can run nothing in our name. */
const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
};
