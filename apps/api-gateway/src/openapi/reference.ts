import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vybac API</title>
<link rel="stylesheet" href="/api/reference/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/reference/swagger-ui-bundle.js"></script>
<script src="/api/reference/start.js"></script>
</body>
</html>`;

// A file of its own: the content security policy allows no inline script.
const start = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

/** `/api/openapi.json` and an interactive page at `/api/reference`. */
export async function registerReference(fastify: FastifyInstance, version: string): Promise<void> {
  const document = JSON.stringify(openApiDocument(version));
  const assets = dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json'));
  await fastify.register(fastifyStatic, {
    root: assets,
    prefix: '/api/reference/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
  fastify.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  fastify.get('/api/reference', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  fastify.get('/api/reference/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
}
