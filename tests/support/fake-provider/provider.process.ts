/**
 * Stands in for a language model's API in a process of its own: speaks the OpenAI-compatible protocol, refuses what does not keep
 * it, and misbehaves on command. `POST /behave` with `{ "as": "…" }` tells it how; `GET /seen` answers what it was sent last.
 * Prints its address when it listens.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Question {
  readonly model?: unknown;
  readonly messages?: readonly { readonly role: string; readonly content: readonly Part[] }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema?: Schema } };
}
type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };
interface Schema {
  readonly type: string;
  readonly additionalProperties: boolean;
  readonly required: readonly string[];
}
/** Answers; true, as whoever answered is done. */
type Send = (status: number, value: unknown) => true;

const key = process.env['FAKE_PROVIDER_KEY'];
const truth = {
  title: 'Trek mountain bike',
  description: 'A mountain bike that rides well.',
  price: 250,
  condition: 'good',
  category: 'sporting-goods',
  tags: ['bike', 'trek'],
};
const lies: Readonly<Record<string, unknown>> = {
  'price-below-zero': { ...truth, price: -5 },
  'price-beyond-limits': { ...truth, price: 1e12 },
  'foreign-category': { ...truth, category: 'weapons' },
  'missing-tags': { ...truth, tags: undefined },
  'additional-field': { ...truth, floor: 3 },
  'twenty-tags': { ...truth, tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) },
  'empty-title': { ...truth, title: ' ' },
  'endless-title': { ...truth, title: 'A bike '.repeat(72) },
  'endless-tag': { ...truth, tags: ['bike', 'b'.repeat(31)] },
  'price-in-words': { ...truth, price: 'two hundred' },
  'foreign-condition': { ...truth, condition: 'mint' },
  'tags-with-markup': { ...truth, tags: ['bike', '<img src=x>'] },
  'title-with-markup': { ...truth, title: '<b onclick=x>Trek</b> bike' },
};

let behaviour = 'well';
let seen: unknown = null;

const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const body = await buffer(request);
  const send: Send = (status, value) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    return true;
  };
  if (request.url === '/behave') {
    behaviour = (JSON.parse(body.toString()) as { as: string }).as;
    return send(200, {});
  }
  if (request.url === '/seen') return send(200, seen);
  if (request.method !== 'POST') return send(405, { error: 'POST only' });
  if (request.headers.authorization !== `Bearer ${key}`) return send(401, { error: 'wrong key' });
  if (request.url === '/v1/chat/completions') return chat(JSON.parse(body.toString()) as Question, send, response);
  if (request.url === '/v1/audio/transcriptions') return transcribe(request, body, send, response);
  return send(404, { error: 'no such path' });
}

function chat({ model, messages, response_format: format }: Question, send: Send, response: ServerResponse): boolean {
  const schema = format?.json_schema?.schema;
  const parts = messages?.find(({ role }) => role === 'user')?.content ?? [];
  const images = parts.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  seen = { model, schema, images: images.length, texts };
  const isWhole =
    typeof model === 'string' &&
    format?.type === 'json_schema' &&
    schema?.type === 'object' &&
    !schema.additionalProperties &&
    ['title', 'description', 'price', 'condition', 'category', 'tags'].every((field) =>
      schema.required.includes(field),
    ) &&
    images.every((url) => /^data:image\/(webp|jpeg|png);base64,[\w+/]+=*$/.test(url));
  if (!isWhole) return send(400, { error: 'not a question with a schema' });
  if (misbehaves(send, response)) return true;
  if (behaviour === 'silence') return send(200, { choices: [{ message: { content: '' } }] });
  const listing = behaviour === 'garbage' ? 'Sure! Here is your listing:' : JSON.stringify(lies[behaviour] ?? truth);
  return send(200, { choices: [{ message: { content: listing } }] });
}

async function transcribe(
  request: IncomingMessage,
  body: Buffer,
  send: Send,
  response: ServerResponse,
): Promise<boolean> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
  } catch {
    return send(400, { error: 'not multipart' });
  }
  const file = form.get('file');
  if (!(file instanceof File) || !form.get('model')) return send(400, { error: 'file and model wanted' });
  seen = {
    model: form.get('model'),
    name: file.name,
    type: file.type,
    bytes: file.size,
    language: form.get('language'),
  };
  if (misbehaves(send, response)) return true;
  if (behaviour === 'silence') return send(200, { text: '  ' });
  if (behaviour === 'garbage') return send(200, { words: 7 });
  return send(200, { text: 'Selling my mountain bike, works great, asking two hundred fifty' });
}

/** Whether it has answered already, or never will. */
function misbehaves(send: Send, response: ServerResponse): boolean {
  if (behaviour === 'hangs') return true;
  if (behaviour === 'stops') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 }).write('{"choices":[{"mess');
    setTimeout(() => response.destroy(), 20);
    return true;
  }
  const status = new Map([
    ['too-busy', 429],
    ['has-failed', 500],
    ['knows-nobody', 401],
  ]).get(behaviour);
  if (status !== undefined) send(status, { error: behaviour });
  return status !== undefined;
}

process.stdin.on('end', () => process.exit(0)).resume();
server.listen(Number(process.env['FAKE_PROVIDER_PORT']), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
