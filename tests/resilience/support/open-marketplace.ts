import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { ShiftedClock } from '@vybac/kit';
import { OutboxRelay, readPlatformConfig } from '@vybac/platform';
import { freePort, temporaryFolder, Town } from '@vybac/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Backstage } from './backstage';

/** A marketplace in this very process, with its clock and its insides in the test's hand. */
export interface OpenMarketplace {
  readonly marketplace: Marketplace;
  readonly clock: ShiftedClock;
  readonly town: Town;
  readonly backstage: Backstage;
  readonly databaseUri: string;
  /** The relays of all services that announce something. */
  readonly relays: readonly OutboxRelay[];
  close(): Promise<void>;
}

const secret = 'a secret that all marketplaces of this test share';

export async function openMarketplace(environment: Record<string, string> = {}): Promise<OpenMarketplace> {
  const folder = await temporaryFolder('open-marketplace');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = readPlatformConfig({
    NODE_ENV: 'test',
    VYBAC_DATA: folder.path,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SERVICE_SECRET: secret,
    ...environment,
  });
  const clock = new ShiftedClock();
  const marketplace = await startMarketplace(config, { clock });
  const databaseUri = environment['MONGODB_URI'] ?? (await announcedIn(folder.path));
  const backstage = await Backstage.open(databaseUri);
  const town = new Town(origin);
  const services = ['identity', 'listings', 'messaging'] as const;
  return {
    marketplace,
    clock,
    town,
    backstage,
    databaseUri,
    relays: services.map((name) => marketplace.service(name).app.get(OutboxRelay)),
    close: async () => {
      await town.goesHome();
      await backstage.close();
      await marketplace.close();
      await folder.remove();
    },
  };
}

/** Where the embedded engine of a data directory answers. */
export async function announcedIn(folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(folder, 'database.json'), 'utf8')) as { uri: string }).uri;
}
