import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { partFolder } from '@vybac/testing';
import { parseAllDocuments } from 'yaml';

export const root = join(__dirname, '../../..');

/** A service of a compose file, as compose reads it: merged, interpolated, completed. */
export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly args: { readonly APP: string } };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly healthcheck?: { readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly { readonly host_ip?: string; readonly published: string }[];
  readonly networks?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly { readonly type: string; readonly source: string }[];
}

export type Compose = Readonly<Record<string, ComposeService>>;

/** Reads compose files by the library that docker compose itself uses. @throws Error with its words when it refuses them */
export function renderCompose(files: readonly string[], environment: Record<string, string> = {}): Compose {
  const words = run(join(partFolder('compose'), 'compose'), files, environment);
  return (JSON.parse(words) as { services: Compose }).services;
}

export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

export interface Container {
  readonly image: string;
  readonly command: readonly string[];
  readonly envFrom: readonly { readonly configMapRef?: { name: string }; readonly secretRef?: { name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly resources?: object;
  readonly securityContext?: object;
}

/** What tests look at in an object of Kubernetes. */
export interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly selector?: Readonly<Record<string, string>>;
    readonly podSelector?: LabelSelector;
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[];
    readonly template?: { readonly spec: { readonly containers: readonly [Container]; securityContext?: object } };
    readonly rules?: readonly { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
    readonly ingress?: readonly { from: { podSelector?: LabelSelector; namespaceSelector?: object }[] }[];
    readonly scaleTargetRef?: { readonly name: string };
  };
}

export interface LabelSelector {
  readonly matchLabels?: { readonly app?: string };
  readonly matchExpressions?: readonly { key: string; operator: string; values: string[] }[];
}

/** @returns the manifest as text, for schemas, and as objects */
export function renderKustomize(overlay: string): { text: string; resources: readonly Resource[] } {
  const text = run(join(partFolder('kustomize'), 'kustomize'), ['build', join('k8s/overlays', overlay)]);
  return { text, resources: parseAllDocuments(text).map((document) => document.toJS() as Resource) };
}

/** Checks a manifest against the schemas of a version of Kubernetes. @returns what passed, by kind and name */
export function validateManifest(file: string, version: string): string[] {
  const words = run('python3', ['-m', 'kubernetes_validate', '--strict', '-k', version, file], {
    PYTHONPATH: partFolder('kubernetes-schemas'),
  });
  return [...words.matchAll(/passed for resource (\S+)/g)].map(([, name = '']) => name);
}

function run(program: string, arguments_: readonly string[], environment: Record<string, string> = {}): string {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment };
  return execFileSync(program, arguments_, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
