import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  listOffers,
  makeOffer,
  type Offer,
  showOffer,
  withdrawOffer,
} from '@vybac/contracts/messaging';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { OffersService } from './offers.service';

@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Route(makeOffer)
  make(
    @Input() { params, body }: InputOf<typeof makeOffer>,
    @CurrentActor() actor: Actor,
    @CommandId() id: string,
  ): Promise<Offer> {
    return this.offers.make(actor, id, params.id, body.amount);
  }

  @Route(listOffers)
  list(
    @Input() { query }: InputOf<typeof listOffers>,
    @CurrentActor() actor: Actor,
  ): Promise<OutputOf<typeof listOffers>> {
    return this.offers.list(actor, query);
  }

  @Route(showOffer)
  show(@Input() { params }: InputOf<typeof showOffer>, @CurrentActor() actor: Actor): Promise<Offer> {
    return this.offers.show(actor, params.id);
  }

  @Route(acceptOffer)
  accept(@Input() { params }: InputOf<typeof acceptOffer>, @CurrentActor() actor: Actor): Promise<Offer> {
    return this.offers.accept(actor, params.id);
  }

  @Route(declineOffer)
  decline(@Input() { params }: InputOf<typeof declineOffer>, @CurrentActor() actor: Actor): Promise<Offer> {
    return this.offers.decline(actor, params.id);
  }

  @Route(counterOffer)
  counter(@Input() { params, body }: InputOf<typeof counterOffer>, @CurrentActor() actor: Actor): Promise<Offer> {
    return this.offers.counter(actor, params.id, body.amount);
  }

  @Route(withdrawOffer)
  withdraw(@Input() { params }: InputOf<typeof withdrawOffer>, @CurrentActor() actor: Actor): Promise<Offer> {
    return this.offers.withdraw(actor, params.id);
  }
}
