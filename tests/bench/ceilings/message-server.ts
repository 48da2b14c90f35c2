import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Message, openMessages, type Written } from './messages';

/** A bare Node server: inserts what is sent to it, lets `tell` pass it on, answers. */
export async function serveMessages(tell: (message: Message) => void): Promise<void> {
  const insert = await openMessages();
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    void json(request)
      .then((written) => insert(written as Written))
      .then((message) => {
        tell(message);
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(message));
      });
  });
  server.listen(Number(process.env['PORT']), '127.0.0.1');
}
