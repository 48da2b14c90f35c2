import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith } from '@vybac/testing';
import { parse } from 'yaml';
import { tryingOut } from './marketplace';
import { type Compose, renderCompose, root } from './renderings';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const yaml = (file: string): unknown => parse(read(`deploy/observability/${file}`));
/** Names of our own, as they stand in a query; `_bucket`, `_count` and `_sum` belong to a histogram. */
const figuresIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(vybac_\w+?)(?:_bucket|_count|_sum)?\b/g)].map(([, name = '']) => name)),
];
const dashboards = readdirSync(join(root, 'deploy/grafana')).map((file) => `deploy/grafana/${file}`);

describe('dashboards and alerts', () => {
  const shown = figuresIn(read('docs/observability.md'));

  it.each([...dashboards, 'deploy/observability/alerts.yml'])('%s asks for figures that processes show', (file) => {
    const asked = figuresIn(read(file));
    expect(shown).toEqual(expect.arrayContaining(asked));
    const queries = [...read(file).matchAll(/expr/g)].length;
    expect(queries).toBeGreaterThan(0);
  });

  it('show every figure of ours somewhere', () => {
    expect(figuresIn(dashboards.map(read).join('\n')).sort()).toEqual(shown.sort());
  });

  it('have a paragraph in operations.md for each alert', () => {
    const { groups } = yaml('alerts.yml') as { groups: { rules: { alert: string; expr: string }[] }[] };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(alerts.length).toBeGreaterThan(0);
    for (const alert of alerts) expect(read('docs/operations.md')).toContain(alert);
  });

  it('draw from sources that are provisioned', () => {
    const { datasources } = yaml('grafana-datasources.yml') as { datasources: { uid: string }[] };
    const uids = datasources.map(({ uid }) => uid);
    for (const file of dashboards) {
      const { panels } = JSON.parse(read(file)) as { panels: { datasource: { uid: string } }[] };
      for (const { datasource } of panels) expect(uids).toContain(datasource.uid);
    }
  });
});

describeWith(['deployment-tools'], 'Prometheus and the collector', () => {
  let services: Compose;
  beforeAll(() => (services = renderCompose(tryingOut)));

  it('look for figures at every process, where it shows them', () => {
    const { scrape_configs: jobs } = yaml('prometheus.yml') as {
      scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const asked = jobs.flatMap(({ dns_sd_configs: targets }) =>
      targets.flatMap(({ names, port }) => names.map((name) => [name, port] as const)),
    );
    const shown = Object.entries(services)
      .filter(([name, { image }]) => image.startsWith('vybac/') && name !== 'bootstrap')
      .map(([name, { environment = {} }]) => [
        name,
        name === 'api-gateway' ? Number(environment['METRICS_PORT']) : 4000,
      ]);
    expect(asked.map(String).sort()).toEqual(shown.map(String).sort());
  });

  it('take traces where processes send them, and pass them on to a service that is there', () => {
    const { receivers, exporters, service } = yaml('collector.yml') as {
      receivers: { otlp: { protocols: { http: { endpoint: string } } } };
      exporters: Record<string, { endpoint: string }>;
      service: { pipelines: { traces: Record<'receivers' | 'processors' | 'exporters', string[]> } };
    };
    const { port, hostname } = new URL(services['identity']?.environment?.['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '');
    expect(services).toHaveProperty([hostname]);
    expect(receivers.otlp.protocols.http.endpoint).toBe(`0.0.0.0:${port}`);
    for (const name of service.pipelines.traces.exporters)
      expect(services).toHaveProperty([exporters[name]?.endpoint.split(':')[0] ?? name]);
    expect(Object.keys(yaml('collector.yml') as object)).toEqual(['receivers', 'processors', 'exporters', 'service']);
  });
});
