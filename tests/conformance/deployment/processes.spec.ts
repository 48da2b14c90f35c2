import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { readPlatformConfig } from '@vybac/platform';
import { describeWith, type RunningParts, startParts } from '@vybac/testing';
import { io } from 'socket.io-client';
import { eventually } from '../../support/eventually';
import { type Program, runCommand, stop } from '../../support/processes';
import { buildImages, type Images } from './images';
import { Loopback } from './loopback';
import { processNames, productionSecrets, productionSettings, tryingOut } from './marketplace';
import { fromCompose, fromKubernetes, type RenderedProcess, type Rendering } from './rendered-process';
import { renderCompose, renderKustomize } from './renderings';

/** Where the parts of the compose file listen inside of it; their images say so, not the file. */
const listening = { mongo: 27017, kafka: 9092, redis: 6379, minio: 9000, mail: 1025, collector: 4318 };

/** Milliseconds: the pictures of the demo neighbourhood take most of a minute, and several on a busy machine. */
const demoWithin = 300_000;

interface Kind {
  readonly render: () => Rendering;
  readonly partsAreElsewhere: boolean;
  readonly isTraced: boolean;
}

const renderings: [string, Kind][] = [
  [
    'docker compose',
    { render: () => fromCompose(renderCompose(tryingOut), listening), partsAreElsewhere: false, isTraced: true },
  ],
  ['Kubernetes, dev', { render: () => kubernetes('dev'), partsAreElsewhere: false, isTraced: false }],
  ['Kubernetes, prod', { render: () => kubernetes('prod'), partsAreElsewhere: true, isTraced: true }],
];

function kubernetes(overlay: string): Rendering {
  return fromKubernetes(renderKustomize(overlay).resources, productionSecrets);
}

describeWith(
  ['kafka', 'redis', 'object-storage', 'deployment-tools'],
  'every container of ours, as it is written',
  () => {
    let parts: RunningParts;
    let images: Images;
    let collector: Server;
    let traced = 0;

    beforeAll(async () => {
      const pages = [productionSettings.PUBLIC_ORIGIN];
      [parts, images] = await Promise.all([startParts({ pages }), buildImages([...processNames, 'all-in-one'])]);
      collector = createServer((_request, response) => {
        traced += 1;
        response.end('{}');
      }).listen(0, '127.0.0.1');
      await once(collector, 'listening');
    });
    afterAll(async () => {
      collector.closeAllConnections();
      collector.close();
      await parts.stop();
      await images.remove();
    });

    describe.each(renderings)('%s', (_title, { render, partsAreElsewhere, isTraced }) => {
      let rendering: Rendering;
      /** Started when first needed, so that the stories may come in any order. */
      const running = new Map<string, Program>();
      let loopback: Loopback;
      const environmentOf = (process: RenderedProcess) => ({
        ...images.environment,
        ...loopback.environmentOf(process),
      });
      const start = (process: RenderedProcess) =>
        runCommand(process.command, images.folderOf(process.app), environmentOf(process));

      const processOf = (name: string): RenderedProcess => {
        const found = rendering.processes.find((process) => process.name === name);
        if (!found) throw new Error(`Nothing runs ${name}`);
        return found;
      };
      const started = (process: RenderedProcess): Program => {
        const program = running.get(process.name) ?? start(process);
        running.set(process.name, program);
        return program;
      };
      const isUp = async (process: RenderedProcess): Promise<void> => {
        const program = started(process);
        const isAsked = process.probes.length === 0 ? healthCheck(images, environmentOf(process)) : undefined;
        await eventually(async () => {
          if (!program.isRunning()) throw new Error(`${process.name} ended:\n${program.output()}`);
          await isAsked?.();
          for (const path of process.probes) {
            const { status } = await fetch(`http://${loopback.hostOf(process.name)}:4000${path}`);
            expect(status).toBe(200);
          }
        }, 60_000);
      };
      const allAreUp = () => {
        rendering.processes.forEach(started);
        return Promise.all(rendering.processes.map(isUp));
      };

      beforeAll(() => {
        rendering = render();
        const { port } = collector.address() as AddressInfo;
        loopback = new Loopback(rendering, {
          ...parts.settings,
          SMTP_URL: 'smtp://127.0.0.1:1025',
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        });
        rendering.processes.forEach(started);
      });
      afterAll(() => Promise.all([...running.values()].map(stop)));

      it('has every process of the product', () => {
        expect(rendering.processes.map(({ name }) => name).sort()).toEqual([...processNames].sort());
      });

      it.each(processNames)('%s is told everything that it has to know, and only hosts that there are', (name) => {
        const process = processOf(name);
        const config = readPlatformConfig({ ...images.environment, ...process.environment });
        expect(config).toMatchObject({ VYBAC_MODE: 'distributed', NODE_ENV: 'production', HOST: '0.0.0.0' });
        expect(loopback.unknownTo(process, partsAreElsewhere)).toEqual([]);
      });

      it.each(processNames)('%s runs, and answers its probes and at its ports', async (name) => {
        const process = processOf(name);
        await isUp(process);
        for (const port of process.ports) await isOpen(loopback.hostOf(process.name), port);
      });

      it('shows its figures where Prometheus looks for them', async () => {
        await allAreUp();
        for (const process of rendering.processes) {
          const { METRICS_TOKEN = '', METRICS_PORT } = process.environment;
          const port = process.name === 'api-gateway' ? METRICS_PORT : 4000;
          const figures = await fetch(`http://${loopback.hostOf(process.name)}:${port}/metrics`, {
            headers: { authorization: `Bearer ${METRICS_TOKEN}` },
          });
          expect(await figures.text()).toContain('process_resident_memory_bytes');
        }
      });

      it(
        'is bootstrapped by its job',
        async () => {
          await allAreUp();
          const job = start(rendering.bootstrap);
          await job.ended;
          expect(job.output()).toContain('Topics and bucket are there');
          if (rendering.bootstrap.command.includes('--demo')) expect(job.output()).not.toMatch(/Error/);
          await expect(job.ended).resolves.toEqual([0, null]);
        },
        demoWithin,
      );

      it('opens both doors: pages, listings by way of their service, sockets', async () => {
        await allAreUp();
        const door = `http://${loopback.hostOf('api-gateway')}:4000`;
        expect(await (await fetch(door)).text()).toContain('<div id="root"');
        expect(await (await fetch(`${door}/api/listings?limit=1`)).json()).toMatchObject({ items: expect.any(Array) });
        const origin = processOf('realtime-gateway').environment['PUBLIC_ORIGIN'] ?? '';
        const socket = io(`http://${loopback.hostOf('realtime-gateway')}:4000`, {
          path: '/realtime',
          transports: ['websocket'],
          extraHeaders: { origin },
        });
        await new Promise<void>((resolve, reject) => {
          socket.on('connect', resolve).on('connect_error', reject);
        });
        socket.disconnect();
      });

      it(isTraced ? 'sends its traces to the collector' : 'is not traced', async () => {
        await allAreUp();
        const before = traced;
        await fetch(`http://${loopback.hostOf('api-gateway')}:4000/api/listings?limit=1`);
        await eventually(() => expect(traced > before).toBe(isTraced));
      });

      it('ends by itself when it is told to, having written nothing to its disk', async () => {
        await allAreUp();
        await Promise.all([...running.values()].map(stop));
        for (const [name, program] of running) expect([name, await program.ended]).toEqual([name, [0, null]]);
        running.clear();
        expect(images.written()).toEqual([]);
      });
    });
  },
);

/** Asks as the image's health check does. */
function healthCheck(images: Images, environment: Record<string, string>): () => Promise<void> {
  return async () => {
    const check = runCommand(images.healthCheck, images.folderOf('identity'), environment);
    expect(await check.ended).toEqual([0, null]);
  };
}

async function isOpen(host: string, port: number): Promise<void> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  socket.destroy();
}
