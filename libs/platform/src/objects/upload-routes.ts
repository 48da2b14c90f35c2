import type { Readable } from 'node:stream';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem';
import type { FileObjects } from './file-objects';
import { isObjectKey } from './object-key';

interface UploadCall {
  Params: { '*': string };
  Querystring: Record<string, unknown>;
  Body: Readable | undefined;
}

/** How long a refused sender may go on sending. */
const patienceMilliseconds = 500;

/** `PUT /uploads/*`: takes the file that a link of {@link FileObjects} allows, straight to disk. */
export async function registerUploadRoutes(fastify: FastifyInstance, objects: FileObjects): Promise<void> {
  await fastify.register(async (scope) => {
    // Here a body is a stream whatever its type says; elsewhere parsers stay as they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<UploadCall>('/uploads/*', { errorHandler: sendProblem }, async (request, reply) => {
      const key = request.params['*'];
      const { 'content-type': contentType = '', 'content-length': contentLength } = request.headers;
      if (!isObjectKey(key) || !objects.admitsUpload(key, request.query, { contentType, contentLength })) {
        turnAway(request.raw);
        throw new AppError(commonErrors['upload.link_invalid']);
      }
      await objects.write(key, arriving(request.body), contentType);
      return reply.status(204).send();
    });
  });
}

/** The rest flows into nothing for a moment, so that the sender reads why it was refused; then the line is cut. */
function turnAway(body: Readable): void {
  const cut = setTimeout(() => body.destroy(), patienceMilliseconds);
  body.once('close', () => clearTimeout(cut));
  body.resume();
}

async function* arriving(body: Readable | undefined): AsyncIterable<Buffer> {
  try {
    if (body) yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    // The sender hung up: its failure, not ours.
    throw new AppError(commonErrors['request.invalid'], { cause: error });
  }
}
