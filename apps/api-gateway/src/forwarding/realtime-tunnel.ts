import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { metrics, writeProblem } from '@vybac/platform';
import { Gauge } from 'prom-client';

/** What the realtime gateway reads, and what the handshake itself needs. Whatever else a client says of itself stays here. */
const passedOn =
  /^(host|origin|cookie|connection|upgrade|sec-websocket-(key|version|extensions|protocol)|traceparent)$/i;
const realtimePath = /^\/realtime\/?(\?|$)/;
const retryAfterSeconds = 1;

export interface TunnelTimes {
  /** Milliseconds until the realtime gateway has answered the handshake. */
  readonly answerWithin: number;
  /** Milliseconds without a byte. Both ends of a living connection are heard of every 25 seconds (Socket.IO's heartbeat). */
  readonly idleFor: number;
}

const open = new Gauge({
  name: 'vybac_realtime_tunnels',
  help: 'Sockets that are open now through this process to the realtime gateway',
  registers: [metrics],
});

/**
 * Distributed: sockets at /realtime go on to the realtime gateway (embedded it sits on this very server). Bytes pass unread,
 * and only as fast as the other end takes them: who does not read is noticed where the messages are made, and fills no memory here.
 */
export class RealtimeTunnel {
  private readonly clients = new Set<Duplex>();

  /** @param origin of the realtime gateway, e.g. `http://realtime-gateway:4000` */
  constructor(
    private readonly origin: string,
    private readonly times: TunnelTimes = { answerWithin: 5_000, idleFor: 60_000 },
  ) {}

  /** From now on takes what asks this server for another protocol. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
      if (realtimePath.test(request.url ?? '')) this.dig(request, client as Socket, head);
      else refuse(request, client as Socket, new AppError(commonErrors['resource.missing']));
    });
  }

  /** Cuts all; their clients come back, by another process. */
  close(): void {
    for (const client of this.clients) client.destroy();
  }

  private dig(request: IncomingMessage, client: Socket, head: Buffer): void {
    const { hostname, port } = new URL(this.origin);
    const { answerWithin, idleFor } = this.times;
    const service = connect({ host: hostname, port: Number(port || 80), noDelay: true, keepAlive: true });
    let answered = false;
    let cause: Error | undefined;

    this.clients.add(client);
    open.inc();
    service.setTimeout(answerWithin, () => service.destroy(new Error('The realtime gateway fell silent')));
    client.setTimeout(idleFor, () => client.destroy());
    service.on('error', (error) => (cause = error));
    client.on('error', () => client.destroy());
    service.once('data', (first) => {
      answered = true;
      service.setTimeout(idleFor);
      client.write(first);
      service.pipe(client);
    });
    // Whoever goes first may have said something that is still on its way: what is written goes out before the end.
    service.once('close', () => {
      if (answered) client.destroySoon();
      else refuse(request, client, new AppError(commonErrors['service.unavailable'], { cause, retryAfterSeconds }));
    });
    client.once('close', () => {
      service.destroySoon();
      this.clients.delete(client);
      open.dec();
    });

    service.write(handshakeOf(request));
    service.write(head);
    client.pipe(service);
  }
}

/** The request as it came, with the headers that may go on. */
function handshakeOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (passedOn.test(name)) lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Answers in HTTP, and ends the connection. */
function refuse(request: IncomingMessage, client: Socket, error: AppError): void {
  if (client.destroyed) return;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(client);
  response.once('finish', () => client.destroySoon());
  writeProblem(error, request, response);
}
