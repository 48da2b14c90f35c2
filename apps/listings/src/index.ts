import type { ServiceDefinition } from '@vybac/platform';
import { ListingsModule } from './listings.module';

export const listingsService: ServiceDefinition = { name: 'listings', module: ListingsModule };
export { DealsService } from './deals/deals.service';
export { ListingsService, type PublishOptions } from './listings/listings.service';
export { MediaService } from './media/media.service';
export { Originals } from './media/originals.service';
export { readAd } from './assist/reading/read-ad';
export { Terms } from './assist/reading/terms';
