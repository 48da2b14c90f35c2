import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  unsubscribeSavedSearch,
} from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { SavedSearches } from './saved-searches.service';

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearches) {}

  @Route(saveSearch)
  save(@CurrentActor() actor: Actor | null, @Input() { body }: InputOf<typeof saveSearch>, @CommandId() id: string) {
    return this.searches.save(actor, body, id);
  }

  @Route(listSavedSearches)
  list(@CurrentActor() actor: Actor) {
    return this.searches.list(actor);
  }

  @Route(changeSavedSearch)
  change(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof changeSavedSearch>) {
    return this.searches.change(actor, params.id, body);
  }

  @Route(deleteSavedSearch)
  remove(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof deleteSavedSearch>) {
    return this.searches.remove(actor, params.id);
  }

  @Route(confirmSavedSearch)
  confirm(@Input() { body }: InputOf<typeof confirmSavedSearch>) {
    return this.searches.confirm(body.token);
  }

  @Route(unsubscribeSavedSearch)
  unsubscribe(@Input() { body }: InputOf<typeof unsubscribeSavedSearch>) {
    return this.searches.unsubscribe(body.token);
  }
}
