import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { metrics } from '../telemetry/metrics';
import { HttpTransport, type HttpCall } from './http-transport';

const query = {
  service: 'listings',
  method: 'GET',
  path: '/',
  headers: {},
  mayRepeat: true,
  answerWithin: 5_000,
} as const;
const command = { ...query, method: 'POST', body: 'hello', mayRepeat: false };
const unavailable = { code: 'service.unavailable', retryAfterSeconds: 1 };

/** A service that does what a test says, and counts what reaches it. */
class Service {
  readonly reached: string[] = [];
  connections = 0;
  behave: RequestListener = (_request, response) => response.end('fine');
  private server: Server | undefined;
  private port = 0;

  async opens(): Promise<void> {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        this.reached.push(`${request.method} ${body}`.trim());
        this.behave(request, response);
      });
    }).on('connection', () => (this.connections += 1));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  async goesAway(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }
}

describe('a service in a process of its own', () => {
  let service: Service;
  let http: HttpTransport;
  beforeEach(async () => {
    service = new Service();
    await service.opens();
    http = new HttpTransport(new Map([['listings', service.origin]]));
  });
  afterEach(async () => {
    http.close();
    await service.goesAway();
  });

  const ask = async (call: HttpCall = query): Promise<string> => text(await http.open(call));
  const breaksOff = (times: number): RequestListener => {
    let left = times;
    return (_request, response) => (left-- > 0 ? response.destroy() : response.end('fine'));
  };
  const gauge = async () => (await metrics.getSingleMetric('vybac_circuit_open')?.get())?.values[0]?.value;

  it('is asked over one connection as long as one is enough', async () => {
    for (let times = 0; times < 5; times += 1) expect(await ask()).toBe('fine');
    expect(service.connections).toBe(1);
  });

  it('is asked again when it broke off before the first byte, if that can do no harm', async () => {
    service.behave = breaksOff(1);
    expect(await ask()).toBe('fine');
    service.behave = breaksOff(1);
    expect(await ask({ ...command, mayRepeat: true })).toBe('fine');
    expect(service.reached).toEqual(['GET', 'GET', 'POST hello', 'POST hello']);
  });

  it('is told a command without a key once, whatever becomes of it', async () => {
    service.behave = breaksOff(1);
    await expect(ask(command)).rejects.toMatchObject(unavailable);
    expect(service.reached).toEqual(['POST hello']);
  });

  it('is not asked again once an answer has begun', async () => {
    service.behave = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half of it', () => response.destroy());
    };
    await expect(ask()).rejects.toThrow();
    expect(service.reached).toEqual(['GET']);
  });

  it('may refuse: that is an answer', async () => {
    service.behave = (_request, response) => response.writeHead(503).end();
    for (let times = 0; times < 20; times += 1) expect((await http.open(query)).resume().statusCode).toBe(503);
    expect(service.reached).toHaveLength(20);
  });

  it('that is late is given up, and not asked again', async () => {
    service.behave = () => undefined;
    await expect(ask({ ...query, answerWithin: 100 })).rejects.toMatchObject(unavailable);
    expect(service.reached).toEqual(['GET']);
  });

  it('gets few requests more than it was sent while every second breaks off', async () => {
    let turn = 0;
    service.behave = (_request, response) => (++turn % 2 ? response.destroy() : response.end('fine'));
    const answers = [];
    for (let times = 0; times < 200; times += 1) answers.push(await ask().catch(() => 'none'));
    expect(answers).toContain('none');
    // A tenth, and the ten that were saved up.
    expect(service.reached.length).toBeLessThanOrEqual(200 + 20 + 10);
  });

  it('hears next to nothing while it always breaks off', async () => {
    service.behave = (_request, response) => response.destroy();
    for (let times = 0; times < 100; times += 1) await expect(ask(command)).rejects.toMatchObject(unavailable);
    expect(service.reached.length).toBeLessThan(50);
  });

  it('is left alone while it does not answer, and found again when it is back', async () => {
    await service.goesAway();
    for (let times = 0; times < 10; times += 1) await expect(ask()).rejects.toMatchObject(unavailable);
    expect(await gauge()).toBe(1);
    await service.opens();
    let answer = '';
    while (answer !== 'fine') {
      await pause(50);
      answer = await ask().catch(() => '');
    }
    expect(await gauge()).toBe(0);
  });
});
