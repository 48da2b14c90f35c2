import type { Compose, Container, Resource } from './renderings';

/** One of our containers, whichever way it was described. */
export interface RenderedProcess {
  readonly name: string;
  readonly app: string;
  readonly command: readonly string[];
  /** All that the process gets beside what its image sets. */
  readonly environment: Readonly<Record<string, string>>;
  /** Paths on the port `http` that must answer with 200; without any the image's health check decides. */
  readonly probes: readonly string[];
  readonly ports: readonly number[];
}

export interface Rendering {
  readonly processes: readonly RenderedProcess[];
  readonly bootstrap: RenderedProcess;
  /** `host:port` under which each service of this rendering is found by the others. */
  readonly addresses: ReadonlySet<string>;
}

const isOurs = (image: string): boolean => image.includes('vybac');
const appOf = (image: string): string => image.replace(/^.*\/([\w-]+)(:.*)?$/, '$1');

/** @param listening which ports the other services of the file listen at, by name */
export function fromCompose(services: Compose, listening: Readonly<Record<string, number>>): Rendering {
  const all = Object.entries(services)
    .filter(([, { image }]) => isOurs(image))
    .map(([name, { image, command = [], environment = {} }]) => {
      return { name, app: appOf(image), command, environment, probes: [], ports: [4000] };
    });
  const addresses = Object.keys(services).map((name) => `${name}:${listening[name] ?? 4000}`);
  return split(all, addresses);
}

/** @param secrets what stands in the Secrets that the manifest only names */
export function fromKubernetes(resources: readonly Resource[], secrets: Readonly<Record<string, string>>): Rendering {
  const dataOf = (kind: string, name: string | undefined) => {
    const found = resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
    if (kind === 'Secret')
      return found ? mapped(found.data ?? {}, (value) => Buffer.from(value, 'base64').toString()) : secrets;
    if (!found) throw new Error(`There is no ${kind} ${name ?? ''}`);
    return found.data ?? {};
  };
  const environmentOf = ({ envFrom }: Container) =>
    Object.assign(
      {},
      ...envFrom.map(({ configMapRef, secretRef }) =>
        configMapRef ? dataOf('ConfigMap', configMapRef.name) : dataOf('Secret', secretRef?.name),
      ),
    ) as Record<string, string>;
  const all = resources
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata: { name }, spec }) => {
      const container = spec?.template?.spec.containers[0];
      if (!container) throw new Error(`${name} has no container`);
      const { startupProbe, readinessProbe, livenessProbe, ports = [] } = container;
      return {
        name,
        app: appOf(container.image),
        command: container.command,
        environment: environmentOf(container),
        probes: [startupProbe, readinessProbe, livenessProbe].flatMap((probe) => (probe ? [probe.httpGet.path] : [])),
        ports: ports.map(({ containerPort }) => containerPort),
      };
    });
  const addresses = resources
    .filter(({ kind }) => kind === 'Service')
    .flatMap(({ metadata: { name }, spec }) => spec?.ports?.map(({ port }) => `${name}:${port}`) ?? []);
  return split(all, addresses);
}

function split(all: readonly RenderedProcess[], addresses: readonly string[]): Rendering {
  const bootstrap = all.find(({ name }) => name === 'bootstrap');
  if (!bootstrap) throw new Error('There is no bootstrap job');
  return { processes: all.filter((one) => one !== bootstrap), bootstrap, addresses: new Set(addresses) };
}

function mapped(values: Readonly<Record<string, string>>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
