import { join } from 'node:path';
import { startContainer } from './container';
import { dataFolder, freePort, startNative } from './native-program';
import parts from './parts.json';
import { partFolder, sourceOf, waysTo } from './sources';

export interface RunningObjectStorage {
  /** Where it speaks the S3 API, such as http://127.0.0.1:9000 */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

const keys = { accessKey: 'vybac-test', secretKey: 'vybac-test-secret' };
/** Pages of this machine, at any port. */
const ownPages = ['http://127.0.0.1:*', 'http://localhost:*'];

export interface ObjectStorageOptions {
  /** A folder that outlives it. */
  readonly keepIn?: string;
  /** Origins from whose pages browsers may upload, beside those of this machine. */
  readonly pages?: readonly string[];
}

/** An empty S3 store, but for data that is kept. Guard suites by `describeWith(['object-storage'], …)`. */
export async function startObjectStorage(options: ObjectStorageOptions = {}): Promise<RunningObjectStorage> {
  const { keepIn, pages = [] } = options;
  const source = sourceOf('object-storage');
  const environment = {
    MINIO_ROOT_USER: keys.accessKey,
    MINIO_ROOT_PASSWORD: keys.secretKey,
    MINIO_BROWSER: 'off',
    MINIO_API_CORS_ALLOW_ORIGIN: [...ownPages, ...pages].join(','),
  };
  if (source === 'environment') return fromEnvironment();
  if (source === 'container') return inContainer(environment);
  if (source === 'native') return natively(environment, keepIn);
  throw new Error(`There is no object storage: ${waysTo('object-storage')}`);
}

function fromEnvironment(): RunningObjectStorage {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;
  return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, stop: async () => {} };
}

async function inContainer(environment: Record<string, string>): Promise<RunningObjectStorage> {
  const { image } = parts['object-storage'];
  const { address, stop } = await startContainer({
    image,
    port: 9000,
    environment,
    command: ['server', '/data'],
    saysWhenReady: /API:/,
  });
  return { endpoint: `http://${address}`, ...keys, stop };
}

async function natively(
  environment: Record<string, string>,
  keepIn: string | undefined,
): Promise<RunningObjectStorage> {
  const address = `127.0.0.1:${await freePort()}`;
  const endpoint = `http://${address}`;
  const folder = await dataFolder('object-storage', keepIn);
  const stop = await startNative({
    command: [join(partFolder('object-storage'), 'minio'), 'server', folder.path, '--address', address, '--quiet'],
    environment,
    answers: () => isReady(endpoint),
    revives: keepIn !== undefined,
  });
  return { endpoint, ...keys, stop: () => stop().finally(folder.remove) };
}

async function isReady(endpoint: string): Promise<void> {
  const answer = await fetch(`${endpoint}/minio/health/ready`);
  if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
}
