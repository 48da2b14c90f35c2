import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { deleteDraft, listDrafts, saveDraft } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { SavedDrafts } from './saved-drafts.service';

@Controller()
export class DraftsController {
  constructor(private readonly drafts: SavedDrafts) {}

  @Route(listDrafts)
  list(@CurrentActor() actor: Actor) {
    return this.drafts.of(actor.id);
  }

  @Route(saveDraft)
  save(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof saveDraft>) {
    return this.drafts.save(actor.id, params.id, body);
  }

  @Route(deleteDraft)
  delete(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof deleteDraft>) {
    return this.drafts.delete(actor.id, params.id);
  }
}
