import sharp from 'sharp';
import { cuttable, type Cuttable } from '../../conformance/support/cuttable';
import { type DistributedProduct, type ProcessName, startDistributed } from '../../support/distributed';
import { Backstage } from './backstage';
import { MarketDay } from './market-day';

const [sellers, shoppers, guests] = [3, 4, 12];
/** An operator's word: this crowd does in minutes what people do in a day. */
const limits = ['message', 'listing_creation', 'offer', 'buy_now', 'conversation', 'upload'];

/** The distributed marketplace with every wire in the test's hand, and people who live there. */
export interface FaultStage {
  readonly product: DistributedProduct;
  readonly backstage: Backstage;
  readonly brokers: readonly string[];
  readonly wires: Readonly<Record<'kafka' | 'redis' | 'objects', Cuttable>>;
  /** From each service to the database. */
  readonly databaseWires: ReadonlyMap<ProcessName, Cuttable>;
  opensDay(): Promise<MarketDay>;
  close(): Promise<void>;
}

export async function openFaultStage(): Promise<FaultStage> {
  const wires = new Map<string, Cuttable>();
  const databaseWires = new Map<ProcessName, Cuttable>();
  const wired = (name: string) => async (url: string) => {
    const wire = await cuttable(url);
    wires.set(name, wire);
    return wire.url;
  };
  const product = await startDistributed({
    wires: {
      database: async (uri, name) => {
        if (name.endsWith('gateway')) return uri; // which they do not use
        const wire = await cuttable(uri);
        databaseWires.set(name, wire);
        return wire.url;
      },
      kafka: async (address) => new URL(await wired('kafka')(`kafka://${address}`)).host,
      redis: wired('redis'),
      // Signed addresses name the host, and a slash at the end is no part of it.
      objects: async (endpoint) => new URL(await wired('objects')(endpoint)).origin,
    },
    environment: { RATE_LIMITS: limits.map((action) => `${action}=10000`).join(',') },
  });
  const { town, settings } = product;
  const backstage = await Backstage.open(settings['MONGODB_URI'] ?? '');
  const names = [...named('seller', sellers), ...named('shopper', shoppers)];
  let residents = await Promise.all(names.map((username) => town.user(username)));
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  return {
    product,
    backstage,
    brokers: (settings['KAFKA_BROKERS'] ?? '').split(','),
    wires: Object.fromEntries(wires) as FaultStage['wires'],
    databaseWires,
    opensDay: async () => {
      // Access tokens last five minutes, and a day may take nearly as long.
      residents = await Promise.all(residents.map((one) => town.renewed(one)));
      const users = { sellers: residents.slice(0, sellers), shoppers: residents.slice(sellers) };
      return MarketDay.opens(town, users, guests, photo);
    },
    close: async () => {
      await backstage.close();
      await product.stop();
      await Promise.all([...wires.values(), ...databaseWires.values()].map((wire) => wire.close()));
    },
  };
}

function named(role: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${role}_${n}`);
}
