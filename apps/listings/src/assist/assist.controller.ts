import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { assistCapabilities, draftFromPhotos, draftFromText, suggestPrice } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { DraftsService } from './drafts.service';
import { PricesService } from './price/prices.service';

@Controller()
export class AssistController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly prices: PricesService,
  ) {}

  @Route(assistCapabilities)
  capabilities() {
    return this.drafts.capabilities();
  }

  @Route(draftFromText)
  fromText(@Input() { body }: InputOf<typeof draftFromText>) {
    return this.drafts.fromText(body.text, body.mode);
  }

  @Route(draftFromPhotos)
  fromPhotos(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof draftFromPhotos>) {
    return this.drafts.fromPhotos(actor.id, body.imageIds);
  }

  @Route(suggestPrice)
  suggestPrice(@Input() { body }: InputOf<typeof suggestPrice>) {
    return this.prices.suggest(body);
  }
}
