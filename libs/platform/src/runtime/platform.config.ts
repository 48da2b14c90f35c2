import { resolve } from 'node:path';
import { z } from 'zod';
import { rateLimits } from './configured-limits';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
    VYBAC_MODE: z.enum(['embedded', 'distributed']).default('embedded'),
    VYBAC_DATA: z
      .string()
      .default('.vybac')
      .transform((folder) => resolve(folder)),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** How people reach the marketplace; links in mails begin with it. */
    PUBLIC_ORIGIN: z.url().optional(),
    MONGODB_URI: z.string().optional(),
    KAFKA_BROKERS: list,
    REDIS_URL: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    /** Where browsers reach the object store, when that is not where services do. */
    S3_PUBLIC_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    S3_BUCKET: z.string().default('vybac'),
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().default('Vybac <hello@vybac.example>'),
    /** Signs tokens between services, upload links and page cursors; the same in all processes. Embedded, it is made. */
    SERVICE_SECRET: z.string().min(32).optional(),
    /** Addresses of proxies whose X-Forwarded-For is believed; nobody by default, loopback included. */
    TRUSTED_PROXIES: list,
    /** Where the other services listen when distributed: `identity=http://identity:4000,listings=…` */
    SERVICE_URLS: list,
    CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('USD'),
    /** How often things may be done, where the defaults do not suit: `message=2400/60,signup=20` (action=times/minutes). */
    RATE_LIMITS: list.pipe(rateLimits),
    /** What Prometheus presents as bearer token to read `/metrics`; without one there is no such page. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Where the API gateway shows its figures, as its own port is the public door; the others show theirs on their own. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  })
  .superRefine((values, context) => {
    if (values.VYBAC_MODE === 'embedded') return;
    const needed = [
      'MONGODB_URI',
      'REDIS_URL',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'SERVICE_SECRET',
    ] as const;
    for (const name of needed) {
      if (!values[name]) context.addIssue({ code: 'custom', path: [name], message: 'needed when distributed' });
    }
    if (values.KAFKA_BROKERS.length === 0) {
      context.addIssue({ code: 'custom', path: ['KAFKA_BROKERS'], message: 'needed when distributed' });
    }
  });

export type PlatformConfig = Omit<z.output<typeof schema>, 'PUBLIC_ORIGIN'> & { PUBLIC_ORIGIN: string };

/**
 * Reads the configuration once, at start.
 * @throws Error that lists every wrong or missing variable together.
 */
export function readPlatformConfig(environment: NodeJS.ProcessEnv = process.env): PlatformConfig {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not complete:\n${lines.join('\n')}`);
  }
  const config = result.data;
  return { ...config, PUBLIC_ORIGIN: config.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${config.PORT}` };
}
