import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { readPlatformConfig } from '@vybac/platform';
import { temporaryFolder, Town } from '@vybac/testing';

export interface OpenMarketplace {
  readonly marketplace: Marketplace;
  readonly town: Town;
  close(): Promise<void>;
}

/** An empty marketplace in this very process, and the town around it. */
export async function openMarketplace(options?: Parameters<typeof startMarketplace>[1]): Promise<OpenMarketplace> {
  const folder = await temporaryFolder('conformance');
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' });
  const marketplace = await startMarketplace(config, options);
  const town = new Town(marketplace.address);
  return {
    marketplace,
    town,
    close: async () => {
      await town.goesHome();
      await marketplace.close();
      await folder.remove();
    },
  };
}
