import { randomInt } from 'node:crypto';
import type { RenderedProcess, Rendering } from './rendered-process';

/** Variables that name a part. What they say is checked against the rendering, then led to the parts of this machine. */
const namesParts = [
  'MONGODB_URI',
  'KAFKA_BROKERS',
  'REDIS_URL',
  'S3_ENDPOINT',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];
const keysOfParts = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'];

/** Every `host:port` that a value names, without user and path. */
function addressesIn(value: string): string[] {
  return [...value.matchAll(/(?:^|[/@,])([\w.-]+:\d+)(?=[/,?]|$)/g)].map(([, address = '']) => address);
}

/** Gives each process of a rendering a loopback address of its own, so that it listens at the very port that it was given. */
export class Loopback {
  private readonly network = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;

  constructor(
    private readonly rendering: Rendering,
    private readonly parts: Readonly<Record<string, string>>,
  ) {}

  hostOf(name: string): string {
    const place = this.rendering.processes.findIndex((process) => process.name === name);
    return `${this.network}.${place + 2}`;
  }

  /** The environment of a process, with hosts of this machine in place of those of containers, and nothing else changed. */
  environmentOf({ name, environment }: RenderedProcess): Record<string, string> {
    const mapped = Object.entries(environment).map(([variable, value]) => {
      if (namesParts.includes(variable) || keysOfParts.includes(variable))
        return [variable, this.parts[variable] ?? value];
      if (variable !== 'SERVICE_URLS') return [variable, value];
      return [variable, value.replace(/\/\/([\w-]+):/g, (_, host: string) => `//${this.hostOf(host)}:`)];
    });
    return { ...(Object.fromEntries(mapped) as Record<string, string>), HOST: this.hostOf(name) };
  }

  /** Hosts that a process is told to talk to, but that the rendering does not have. */
  unknownTo({ environment }: RenderedProcess, outside: boolean): string[] {
    const told = Object.entries(environment)
      .filter(([variable]) => variable === 'SERVICE_URLS' || (!outside && namesParts.includes(variable)))
      .flatMap(([, value]) => addressesIn(value));
    return told.filter((address) => !this.rendering.addresses.has(address));
  }
}
