import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './renderings';

/** Every app that runs as a process of its own. */
export const processNames: readonly string[] = readdirSync(join(root, 'apps')).filter((app) => {
  const { nx } = JSON.parse(readFileSync(join(root, 'apps', app, 'package.json'), 'utf8')) as {
    nx: { tags: string[] };
  };
  return nx.tags.includes('type:service');
});

/** What production keeps outside of the repository. */
export const productionSecrets = {
  MONGODB_URI: 'mongodb://vybac:secret@mongo-0.parts:27017,mongo-1.parts:27017/?replicaSet=rs0',
  REDIS_URL: 'redis://:secret@redis.parts:6379',
  S3_ACCESS_KEY: 'vybac',
  S3_SECRET_KEY: 'a secret of the store',
  SERVICE_SECRET: 'a secret that all processes share',
  METRICS_TOKEN: 'a token for figures',
  SMTP_URL: 'smtp://vybac:secret@mail.example:587',
};
/** What an operator of the production compose file says beside them. */
export const productionSettings = {
  PUBLIC_ORIGIN: 'https://vybac.example',
  S3_PUBLIC_ENDPOINT: 'https://media.vybac.example',
  TRUSTED_PROXIES: '172.16.0.0/12',
  GRAFANA_PASSWORD: 'a secret of the dashboards',
};
export const tryingOut = ['docker-compose.yml', 'docker-compose.override.yml'];
export const production = ['docker-compose.yml', 'docker-compose.production.yml'];
