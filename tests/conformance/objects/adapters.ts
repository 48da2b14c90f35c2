import { ShiftedClock } from '@vybac/kit';
import { FileObjects, type ObjectStore, registerObjectRoutes, S3Objects } from '@vybac/platform';
import { temporaryFolder } from '@vybac/testing';
import fastify from 'fastify';

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

/** Its folder goes when it is closed. */
export async function fileObjects(clock = new ShiftedClock()): Promise<FileObjects> {
  const { path: folder, remove } = await temporaryFolder('objects');
  const objects = await FileObjects.open({ folder, secret: 'a secret of more than thirty-two characters', clock });
  const close = objects.close.bind(objects);
  return Object.assign(objects, { close: () => close().finally(remove) });
}

export function s3Objects(
  storage: { endpoint: string; accessKey: string; secretKey: string },
  bucket: string,
): Promise<S3Objects> {
  return S3Objects.connect({ ...storage, bucket, clock: new ShiftedClock() });
}
