import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@vybac/contracts';
import { processNames } from './marketplace';
import { root } from './renderings';

const isSpec = /\.(spec|int-spec)\.ts$/;

/** Which apps call a service, as their code says: by `call(route, …)`, for the keys of sessions, or by handing requests on. */
export function callersOf(service: string): string[] {
  const callers = processNames.filter((app) => app !== service && servicesCalledBy(app).has(service));
  // The job brings in the demo neighbourhood from inside both.
  if (['identity', 'listings'].includes(service)) callers.push('bootstrap');
  return callers.sort();
}

function servicesCalledBy(app: string): Set<string> {
  // The gateway hands on whatever has a public route, and websockets where no ingress does.
  if (app === 'api-gateway') return new Set(processNames);
  const serviceOf = new Map([...routes].map(([name, { service }]) => [name, service as string]));
  const called = sourcesOf(app).flatMap((source) =>
    [...source.matchAll(/\.call\((\w+),/g)].map(([, name = '']) => name),
  );
  // Whoever recognises a caller asks identity for its keys (libs/platform/src/auth).
  return new Set(['identity', ...called.map((name) => serviceOf.get(name) ?? `no service has the route ${name}`)]);
}

function sourcesOf(app: string): string[] {
  const folder = join(root, 'apps', app, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isSpec.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
