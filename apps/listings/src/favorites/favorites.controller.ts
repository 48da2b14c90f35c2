import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { addFavorite, findFavoriters, listFavoriteIds, listFavorites, removeFavorite } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { FavoritesService } from './favorites.service';

@Controller()
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Route(addFavorite)
  add(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof addFavorite>) {
    return this.favorites.add(actor, params.id);
  }

  @Route(removeFavorite)
  remove(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof removeFavorite>) {
    return this.favorites.remove(actor, params.id);
  }

  @Route(listFavorites)
  list(@CurrentActor() actor: Actor, @Input() { query }: InputOf<typeof listFavorites>) {
    return this.favorites.page(actor, query);
  }

  @Route(listFavoriteIds)
  ids(@CurrentActor() actor: Actor) {
    return this.favorites.idsOf(actor);
  }

  @Route(findFavoriters)
  favoriters(@Input() { params, query }: InputOf<typeof findFavoriters>) {
    return this.favorites.keepersOf(params.id, query.after);
  }
}
