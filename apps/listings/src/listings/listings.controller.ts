import { Controller, UseFilters } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  actOnListings,
  editListing,
  findListing,
  joinQueue,
  leaveQueue,
  markListingSold,
  myListings,
  publishListing,
  removeListing,
  restoreListing,
  showListing,
} from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route, VisitorAddress } from '@vybac/platform';
import { ListingFormFilter } from './listing-form.filter';
import { ListingsService } from './listings.service';
import { ShownListings } from './shown-listings.service';

@Controller()
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly shown: ShownListings,
  ) {}

  @Route(publishListing)
  @UseFilters(ListingFormFilter)
  publish(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof publishListing>, @CommandId() id: string) {
    return this.listings.publish(actor, body, { id });
  }

  @Route(editListing)
  @UseFilters(ListingFormFilter)
  edit(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof editListing>) {
    return this.listings.edit(actor, params.id, body);
  }

  @Route(removeListing)
  remove(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof removeListing>) {
    return this.listings.remove(actor, params.id);
  }

  @Route(restoreListing)
  restore(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof restoreListing>) {
    return this.listings.restore(actor, params.id);
  }

  @Route(markListingSold)
  markSold(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof markListingSold>) {
    return this.listings.markSold(actor, params.id);
  }

  @Route(actOnListings)
  async actOn(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof actOnListings>) {
    return { items: await this.listings.actOn(actor, body.act, body.ids) };
  }

  @Route(showListing)
  show(
    @CurrentActor() actor: Actor | null,
    @Input() { params }: InputOf<typeof showListing>,
    @VisitorAddress() address: string | undefined,
  ) {
    return this.shown.show(params.id, actor, address);
  }

  @Route(myListings)
  mine(
    @CurrentActor() actor: Actor,
    @Input() { query }: InputOf<typeof myListings>,
  ): Promise<OutputOf<typeof myListings>> {
    return this.shown.mine(actor, query);
  }

  @Route(joinQueue)
  joinQueue(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof joinQueue>) {
    return this.listings.joinQueue(actor, params.id);
  }

  @Route(leaveQueue)
  leaveQueue(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof leaveQueue>) {
    return this.listings.leaveQueue(actor, params.id);
  }

  @Route(findListing)
  find(@Input() { params }: InputOf<typeof findListing>) {
    return this.shown.summary(params.id);
  }
}
