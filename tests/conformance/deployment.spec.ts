import { readPlatformConfig } from '@vybac/platform';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface ComposeService {
  image?: string;
  build?: object;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
}

interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    template?: {
      spec: { containers: { name: string; command: string[]; envFrom: object[]; readinessProbe: object }[] };
    };
    rules?: { http: { paths: { backend: { service: { name: string } } }[] } }[];
  };
}

const processes = ['api-gateway', 'realtime-gateway', 'identity', 'listings', 'messaging', 'notifications'];
/** `${NAME:-default}` as compose fills it in. */
const filled = (value: string) => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const addressesIn = (urls: string) =>
  urls.split(',').map((pair) => new URL(pair.slice(pair.indexOf('=') + 1)).hostname);

describe('docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, ComposeService>;
  };

  it.each(processes)('runs %s with a complete configuration', (name) => {
    const service = services[name];
    const environment = Object.fromEntries(
      Object.entries(service?.environment ?? {}).map(([key, value]) => [key, filled(value)]),
    );
    // What the image's Dockerfile sets for every process.
    const config = readPlatformConfig({ VYBAC_MODE: 'distributed', NODE_ENV: 'production', ...environment });
    expect(config.VYBAC_MODE).toBe('distributed');
    for (const host of addressesIn(environment['SERVICE_URLS'] ?? '')) expect(services).toHaveProperty(host);
    for (const needed of Object.keys(service?.depends_on ?? {})) expect(services).toHaveProperty(needed);
    expect(service?.image).toBe('vybac');
  });

  it('starts each process from a file that the build makes', () => {
    for (const name of processes.filter((one) => one !== 'api-gateway')) {
      expect(services[name]?.command).toEqual(['node', `apps/${name}/dist/main.js`]);
      expect(existsSync(join(root, `apps/${name}/src/main.ts`))).toBe(true);
    }
    expect(read('deploy/Dockerfile')).toContain('apps/api-gateway/dist/main.js');
  });

  it('pins every image', () => {
    for (const [name, { image = '' }] of Object.entries(services)) {
      if (image !== 'vybac') expect(`${name} ${image}`).toMatch(/:[\w.-]*\d[\w.-]*$/);
    }
  });
});

describe('k8s/', () => {
  const files = readdirSync(join(root, 'k8s'));
  const resources = files
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(`k8s/${file}`)).map((document) => document.toJS() as Resource));
  const named = (kind: string) =>
    resources.filter((resource) => resource.kind === kind).map(({ metadata }) => metadata.name);

  it('lists every file in the kustomization', () => {
    const { resources: listed } = parse(read('k8s/kustomization.yaml')) as { resources: string[] };
    expect([...listed, 'kustomization.yaml'].sort()).toEqual(files.sort());
  });

  it('has a deployment and a service for each process', () => {
    expect(named('Deployment').sort()).toEqual([...processes].sort());
    expect(named('Service').sort()).toEqual([...processes].sort());
    for (const { metadata, spec } of resources.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = spec?.template?.spec.containers ?? [];
      expect(container?.command).toEqual(['node', `apps/${metadata.name}/dist/main.js`]);
      expect(container?.readinessProbe).toBeDefined();
    }
  });

  it('gives them a complete configuration, with the secrets it asks for', () => {
    const settings = resources.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const secrets = {
      SERVICE_SECRET: 'x'.repeat(32),
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      MONGODB_URI: 'mongodb://mongo/?replicaSet=rs0',
      SMTP_URL: 'smtp://mail',
    };
    for (const name of Object.keys(secrets)) expect(read('k8s/settings.yaml')).toContain(name);
    expect(() => readPlatformConfig({ VYBAC_MODE: 'distributed', ...settings, ...secrets })).not.toThrow();
    expect(addressesIn(settings['SERVICE_URLS'] ?? '').sort()).toEqual(
      processes.filter((name) => name !== 'api-gateway').sort(),
    );
    const backends = resources
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap(
        ({ spec }) => spec?.rules?.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name)) ?? [],
      );
    for (const backend of backends) expect(named('Service')).toContain(backend);
  });
});
