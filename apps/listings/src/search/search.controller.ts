import { Controller, Header } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { browseListings, similarListings, suggestSearches } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { BrowseService } from './browse.service';
import { SimilarListings } from './similar.service';
import { Suggestions } from './suggestions.service';

@Controller()
export class SearchController {
  constructor(
    private readonly browse: BrowseService,
    private readonly similar: SimilarListings,
    private readonly suggestions: Suggestions,
  ) {}

  @Route(browseListings)
  @Header('content-type', 'application/json; charset=utf-8')
  page(@CurrentActor() actor: Actor | null, @Input() { query }: InputOf<typeof browseListings>) {
    return actor || query.cursor !== undefined ? this.browse.page(query) : this.browse.visitorPage(query);
  }

  @Route(similarListings)
  async similarTo(@Input() { params }: InputOf<typeof similarListings>) {
    return { items: await this.similar.of(params.id) };
  }

  @Route(suggestSearches)
  async suggest(@Input() { query }: InputOf<typeof suggestSearches>) {
    return { items: await this.suggestions.of(query.q) };
  }
}
