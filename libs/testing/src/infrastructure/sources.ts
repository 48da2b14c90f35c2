import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import parts from './parts.json';

/** A real thing that some suites need beside the database engine, which is always there. */
export type Part = 'kafka' | 'redis' | 'object-storage' | 'replica-set' | 'deployment-tools';

/** Where a part comes from: named by the environment, a container, or a program provided by scripts/parts. */
export type Source = 'environment' | 'container' | 'native';

interface Place {
  /** The environment variable that names a running one. */
  variable?: string;
  inEnvironment(value: string): boolean;
  hasImage: boolean;
  isNative(): boolean;
}

const isNamed = (value: string): boolean => value !== '';

const places: Record<Part, Place> = {
  kafka: {
    variable: 'KAFKA_BROKERS',
    inEnvironment: isNamed,
    hasImage: true,
    isNative: () => isOnPath('java') && existsSync(join(partFolder('kafka'), 'libs', kafkaArchive)),
  },
  redis: { variable: 'REDIS_URL', inEnvironment: isNamed, hasImage: true, isNative: () => isOnPath('redis-server') },
  'object-storage': {
    variable: 'S3_ENDPOINT',
    inEnvironment: isNamed,
    hasImage: true,
    isNative: () => existsSync(join(partFolder('object-storage'), 'minio')),
  },
  'replica-set': {
    variable: 'MONGODB_URI',
    inEnvironment: (uri) => /[?&]replicaSet=|^mongodb\+srv:/.test(uri),
    hasImage: false,
    isNative: () => false,
  },
  'deployment-tools': {
    inEnvironment: () => false,
    hasImage: false,
    isNative: () => deploymentTools.every((tool) => existsSync(partFolder(tool))),
  },
};
const deploymentTools = ['kustomize', 'compose', 'kubernetes-schemas'] as const;
const kafkaArchive = `${parts.kafka.maven.artifactId}-${parts.kafka.maven.version}.jar`;

/** How a part can be had on this machine; undefined when it cannot. Environment first, then containers, then programs. */
export function sourceOf(part: Part): Source | undefined {
  const { variable, inEnvironment, hasImage, isNative } = places[part];
  if (variable && inEnvironment(process.env[variable] ?? '')) return 'environment';
  if (hasImage && hasContainerEngine()) return 'container';
  return isNative() ? 'native' : undefined;
}

/** What a person can do about a missing part. */
export function waysTo(part: Part): string {
  const { variable, hasImage } = places[part];
  const provided = 'run `node scripts/parts/provision.mjs`';
  if (!variable) return provided;
  return `set ${variable}${hasImage ? `, start Docker, or ${provided}` : ' to one'}`;
}

/** Where scripts/parts keeps a part: one folder per version, outside the checkout. */
export function partFolder(part: Exclude<keyof typeof parts, 'redis'>): string {
  return join(homedir(), '.cache/vybac/parts', parts[part].folder);
}

export function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

let containerEngine: boolean | undefined;

/** An engine answers; the client alone, which is often on the PATH, is not enough. */
function hasContainerEngine(): boolean {
  containerEngine ??= spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 }).status === 0;
  return containerEngine;
}
