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
  Body: Readable;
}

/** `PUT /uploads/*`: takes the file that a link of {@link FileObjects} allows, straight to disk. */
export async function registerUploadRoutes(fastify: FastifyInstance, objects: FileObjects): Promise<void> {
  await fastify.register(async (scope) => {
    // Here a body is a stream whatever its type says; elsewhere parsers stay as they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<UploadCall>('/uploads/*', { errorHandler: sendProblem }, async (request, reply) => {
      const key = request.params['*'];
      const permit = isObjectKey(key) ? objects.readUploadLink(key, request.query) : null;
      if (!permit) throw new AppError(commonErrors['upload.link_invalid']);
      if (request.headers['content-type'] !== permit.contentType)
        throw new AppError(commonErrors['request.unsupported_type']);
      if (Number(request.headers['content-length'] ?? 0) > permit.maximumBytes) throw tooLarge();
      await objects.write(key, atMost(permit.maximumBytes, request.body), permit.contentType);
      return reply.status(204).send();
    });
  });
}

/** The pieces of a stream until there are too many; a length that a client states is only a claim. */
async function* atMost(maximumBytes: number, body: Readable): AsyncIterable<Buffer> {
  let bytes = 0;
  try {
    // Not destroyed after a refusal: that would cut the connection before the client has read why.
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maximumBytes) throw tooLarge();
      yield piece;
    }
  } catch (error) {
    // The client hung up: its failure, not ours.
    throw error instanceof AppError ? error : new AppError(commonErrors['request.invalid'], { cause: error });
  } finally {
    // What was not wanted flows into nothing; left standing it would hold the connection until a timeout.
    body.resume();
  }
}

function tooLarge(): AppError {
  return new AppError(commonErrors['request.too_large']);
}
