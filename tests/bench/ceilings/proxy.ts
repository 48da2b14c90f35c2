import { Agent, createServer, request as send } from 'node:http';

/** A bare proxy hop over kept connections. */
const target = new URL(process.env['TARGET'] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

createServer((request, response) => {
  const { method, url, headers } = request;
  const outgoing = send({ host: target.hostname, port: target.port, method, path: url, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(outgoing);
}).listen(Number(process.env['PORT']), '127.0.0.1');
