import { join } from 'node:path';
import { adminSecurityService } from '@vybac/admin-security';
import { startGateway, type Gateway } from '@vybac/api-gateway';
import { identityService } from '@vybac/identity';
import { listingsService } from '@vybac/listings';
import { messagingService } from '@vybac/messaging';
import { notificationsService } from '@vybac/notifications';
import {
  createRuntime,
  type PlatformConfig,
  type RunningService,
  type Runtime,
  type RuntimeOverrides,
  startService,
} from '@vybac/platform';
import { attachRealtime } from '@vybac/realtime-gateway';
import { rewardsService } from '@vybac/rewards';

/** The built web app beside this app. */
const webDirectory = join(__dirname, '../../web/dist');

// Identity first: the others ask it for the keys that tokens are signed with.
const services = [
  identityService,
  listingsService,
  messagingService,
  notificationsService,
  rewardsService,
  adminSecurityService,
];

/** The whole marketplace in one process. */
export interface Marketplace {
  /** Where it answers, e.g. `http://127.0.0.1:4000`. */
  readonly address: string;
  readonly runtime: Runtime;
  readonly gateway: Gateway;
  service(name: RunningService['name']): RunningService;
  /** Takes no new requests, finishes what it has, stops the database last. */
  close(): Promise<void>;
}

/** Starts every service and the two gateways in this process (design §1). */
export async function startMarketplace(config: PlatformConfig, overrides: RuntimeOverrides = {}): Promise<Marketplace> {
  const runtime = await createRuntime(config, 'all-in-one', overrides);
  const running: RunningService[] = [];
  try {
    for (const definition of services) running.push(await startService(definition, runtime));
    const gateway = await startGateway(runtime, { webDirectory, version: '0.1.0' });
    const realtime = await attachRealtime(gateway.server, runtime);
    const address = await gateway.listen(config.PORT, config.HOST);
    return {
      address,
      runtime,
      gateway,
      service: (name) => {
        const found = running.find((service) => service.name === name);
        if (!found) throw new Error(`There is no service ${name} here`);
        return found;
      },
      close: async () => {
        await realtime.close();
        await gateway.close();
        await closeAll(running);
        await runtime.close();
      },
    };
  } catch (error) {
    await closeAll(running);
    await runtime.close();
    throw error;
  }
}

async function closeAll(running: readonly RunningService[]): Promise<void> {
  await Promise.all(running.map((service) => service.close()));
}
