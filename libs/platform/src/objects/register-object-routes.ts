import type { FastifyInstance } from 'fastify';
import { FileObjects } from './file-objects';
import { registerMediaRoutes } from './media-routes';
import type { ObjectStore } from './object-store';
import { registerUploadRoutes } from './upload-routes';

/** Pictures for everybody, and (where files are the store) the door through which they arrive. Call it once, on the gateway. */
export async function registerObjectRoutes(fastify: FastifyInstance, objects: ObjectStore): Promise<void> {
  registerMediaRoutes(fastify, objects);
  if (objects instanceof FileObjects) await registerUploadRoutes(fastify, objects);
}
