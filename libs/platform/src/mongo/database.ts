import type { Connection } from 'mongoose';

/** The one database of a service; nobody else reads it (design §3). */
export class Database {
  constructor(readonly connection: Connection) {}
}

export function databaseNameOf(service: string): string {
  return `vybac_${service.replaceAll('-', '_')}`;
}
