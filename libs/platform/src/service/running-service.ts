import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@vybac/contracts';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

/** A service that is up. */
export interface RunningService {
  readonly name: ServiceName;
  readonly app: NestFastifyApplication & INestApplication;
  readonly fastify: FastifyInstance;
  /** The service's own database. */
  readonly connection: Connection;
  /** Opens a port of its own (distributed); resolves to its address. */
  listen(port: number, host: string): Promise<string>;
  /** Takes no new work, finishes what it has, lets go. */
  close(): Promise<void>;
}
