import { randomBytes } from 'node:crypto';
import { type Clock, ShiftedClock } from '@vybac/kit';
import { FileObjects, type ObjectStore, registerObjectRoutes, S3Objects } from '@vybac/platform';
import {
  describeWith,
  type Folder,
  type RunningObjectStorage,
  startObjectStorage,
  temporaryFolder,
} from '@vybac/testing';
import fastify from 'fastify';

/** Opens a store, as another process would: whoever opens it sees the same objects. */
export type OpenStore = (clock?: Clock) => Promise<ObjectStore>;

/** The same suite on files, and on a real S3 store. */
export function onEveryStore(title: string, suite: (open: OpenStore) => void): void {
  describe(`${title} in files`, () => {
    let folder: Folder;
    beforeAll(async () => void (folder = await temporaryFolder('objects')));
    afterAll(() => folder.remove());
    suite((clock = new ShiftedClock()) => {
      return FileObjects.open({ folder: folder.path, secret: 'a secret of more than thirty-two characters', clock });
    });
  });
  describeWith(['object-storage'], `${title} in an S3 store`, () => {
    let storage: RunningObjectStorage;
    const bucket = `conformance-${randomBytes(6).toString('hex')}`;
    beforeAll(async () => void (storage = await startObjectStorage()), 60_000);
    afterAll(() => storage.stop());
    suite((clock = new ShiftedClock()) => S3Objects.connect({ ...storage, bucket, clock }));
  });
}

export interface ServedObjects {
  readonly objects: ObjectStore;
  /** Where the gateway's routes answer. */
  readonly origin: string;
  close(): Promise<void>;
}

/** A store behind the gateway's routes, on a port of its own. */
export async function serve(objects: ObjectStore): Promise<ServedObjects> {
  const server = fastify({ exposeHeadRoutes: false, bodyLimit: 256 * 1024 });
  await registerObjectRoutes(server, objects);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    objects,
    origin,
    close: async () => {
      await server.close();
      await objects.close();
    },
  };
}
