import { AssistEngine, type Photo, type Proposal } from '../engine/assist.engine';
import { type ChatPart, type ProviderClient } from './provider.client';
import { proposalOf, providerInstructions, providerListingSchema } from './provider-listing';

/** Lets a language model make the listing. What it says is checked like anybody's form, and labelled as its. */
export class ProviderEngine extends AssistEngine {
  readonly name = 'provider';

  constructor(private readonly client: ProviderClient) {
    super();
  }

  fromText(text: string): Promise<Proposal> {
    return this.listing(this.client.settings.models.text, [{ type: 'text', text }]);
  }

  async fromPhotos(photos: readonly Photo[]): Promise<Proposal> {
    const parts = photos.map(({ bytes }): ChatPart => {
      return { type: 'image_url', image_url: { url: `data:image/webp;base64,${bytes.toString('base64')}` } };
    });
    const asked: ChatPart = { type: 'text', text: 'These are all photos of the one item for sale.' };
    const proposal = await this.listing(this.client.settings.models.vision, [asked, ...parts]);
    return { ...proposal, takenOn: photos.find(({ takenOn }) => takenOn !== null)?.takenOn ?? null };
  }

  private async listing(model: string, parts: readonly ChatPart[]): Promise<Proposal> {
    const schema = { name: 'listing', json: providerListingSchema };
    return proposalOf(await this.client.ask({ model, system: providerInstructions, parts, schema }));
  }
}
