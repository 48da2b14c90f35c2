import { Controller, Header } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { browseListings, similarListings } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { BrowseService } from './browse.service';
import { SimilarListings } from './similar.service';

@Controller()
export class SearchController {
  constructor(
    private readonly browse: BrowseService,
    private readonly similar: SimilarListings,
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
}
