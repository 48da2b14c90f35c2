import { Controller, Header } from '@nestjs/common';
import { hotListings } from '@vybac/contracts/listings';
import { Route } from '@vybac/platform';
import { Popularity } from './popularity.service';

@Controller()
export class PopularityController {
  constructor(private readonly popularity: Popularity) {}

  @Route(hotListings)
  @Header('content-type', 'application/json; charset=utf-8')
  hot() {
    return this.popularity.hotPage();
  }
}
