import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { showFeed, skipListing, startFeedOver, unskipListing } from '@vybac/contracts/listings';
import { CurrentActor, Input, Route } from '@vybac/platform';
import { Feed } from './feed.service';

@Controller()
export class FeedController {
  constructor(private readonly feed: Feed) {}

  @Route(showFeed)
  show(@CurrentActor() actor: Actor | null, @Input() { query }: InputOf<typeof showFeed>) {
    return this.feed.page(actor?.id ?? null, query.cursor);
  }

  @Route(skipListing)
  skip(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof skipListing>): Promise<void> {
    return this.feed.skip(actor.id, params.id);
  }

  @Route(unskipListing)
  unskip(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof unskipListing>): Promise<void> {
    return this.feed.unskip(actor.id, params.id);
  }

  @Route(startFeedOver)
  startOver(@CurrentActor() actor: Actor): Promise<void> {
    return this.feed.startOver(actor.id);
  }
}
