import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeWith, temporaryFolder } from '@vybac/testing';
import { parseAllDocuments } from 'yaml';
import { callersOf } from './callers';
import { processNames } from './marketplace';
import { type LabelSelector, renderKustomize, type Resource, root, validateManifest } from './renderings';

/** The oldest and the newest version that it is meant for. */
const versions = ['1.31', '1.34'];

describeWith(['deployment-tools'], 'the Kubernetes manifests', () => {
  describe.each(['dev', 'prod'])('for %s', (overlay) => {
    let text: string;
    let resources: readonly Resource[];
    beforeAll(() => ({ text, resources } = renderKustomize(overlay)));
    const named = (kind: string) => resources.filter((resource) => resource.kind === kind);
    const names = (kind: string) => named(kind).map(({ metadata }) => metadata.name);

    it.each(versions)('are what Kubernetes %s takes', async (version) => {
      const folder = await temporaryFolder('manifest');
      const file = join(folder.path, 'manifest.yaml');
      await writeFile(file, text);
      expect(validateManifest(file, version)).toHaveLength(parseAllDocuments(text).length);
      await folder.remove();
    });

    it('run, name, scale and protect every process', () => {
      for (const kind of ['Deployment', 'Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])
        expect({ kind, names: names(kind) }).toEqual({ kind, names: expect.arrayContaining([...processNames]) });
      for (const { spec } of named('HorizontalPodAutoscaler'))
        expect(names('Deployment')).toContain(spec?.scaleTargetRef?.name);
    });

    it('run images that operations.md has built', () => {
      const containers = [...named('Deployment'), ...named('Job')].map(
        ({ spec }) => spec?.template?.spec.containers[0],
      );
      const ours = containers.flatMap((container) => /vybac[^/]*\/([a-z-]+)/.exec(container?.image ?? '')?.[1] ?? []);
      const built = /for app in (.*); do/.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))?.[1]?.split(' ');
      expect(built).toEqual(expect.arrayContaining([...processNames, ...ours]));
    });

    it('let no process be root, write to its image, or take what it likes', () => {
      for (const { metadata, spec } of [...named('Deployment'), ...named('Job')]) {
        const pod = spec?.template?.spec;
        expect({ name: metadata.name, pod: pod?.securityContext }).toMatchObject({ pod: { runAsNonRoot: true } });
        expect(pod?.containers[0]).toMatchObject({
          securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
          resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
        });
      }
    });

    it('keep a socket with the copy that it began with', () => {
      const realtime = named('Ingress').find(({ metadata }) => metadata.name === 'realtime');
      expect(realtime?.metadata.annotations).toMatchObject({ 'nginx.ingress.kubernetes.io/affinity': 'cookie' });
      const backends = named('Ingress').flatMap(({ spec }) =>
        spec?.rules?.flatMap(({ http }) => http.paths.map(({ path, backend }) => [path, backend.service.name])),
      );
      expect(Object.fromEntries(backends as [string, string][])).toEqual({
        '/': 'api-gateway',
        '/realtime': 'realtime-gateway',
      });
    });

    it.each(processNames)('let nobody reach %s but those that call it', (name) => {
      const allowed = named('NetworkPolicy')
        .filter(({ spec }) => selected(spec?.podSelector).includes(name))
        .flatMap(({ spec }) => spec?.ingress ?? [])
        .flatMap(({ from }) => from.flatMap(({ podSelector }) => (podSelector ? selected(podSelector) : [])));
      expect([...new Set(allowed)].sort()).toEqual(callersOf(name));
      expect(names('NetworkPolicy')).toContain('nobody');
    });
  });

  it('hold no secret for production', () => {
    const { resources } = renderKustomize('prod');
    expect(resources.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(JSON.stringify(resources)).not.toContain('only-for-trying-out');
  });
});

/** Which apps a selector of labels means; all would be none by name. */
function selected({ matchLabels, matchExpressions }: LabelSelector = {}): string[] {
  if (matchLabels?.app) return [matchLabels.app];
  return matchExpressions?.flatMap(({ values }) => values) ?? [];
}
