import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  buyNow,
  cancelOrder,
  completeHandover,
  findReservation,
  listOrders,
  reserveListing,
  showOrder,
} from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { DealsService } from './deals.service';
import { OrdersService } from './orders.service';

@Controller()
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly orders: OrdersService,
  ) {}

  @Route(buyNow)
  buyNow(@CurrentActor() actor: Actor, @Input() { body }: InputOf<typeof buyNow>, @CommandId() id: string) {
    return this.deals.buyNow(actor, body.listingId, id);
  }

  @Route(listOrders)
  list(@CurrentActor() actor: Actor, @Input() { query }: InputOf<typeof listOrders>) {
    return this.orders.list(actor.id, query);
  }

  @Route(showOrder)
  show(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof showOrder>) {
    return this.orders.show(actor.id, params.id);
  }

  @Route(completeHandover)
  handOver(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof completeHandover>) {
    return this.deals.handOver(actor.id, params.id, body.code);
  }

  @Route(cancelOrder)
  cancel(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof cancelOrder>) {
    return this.deals.cancel(actor.id, params.id, body.reason);
  }

  @Route(reserveListing)
  reserve(@Input() { params, body }: InputOf<typeof reserveListing>) {
    return this.deals.reserveForOffer(params.id, body);
  }

  @Route(findReservation)
  reservation(@Input() { params }: InputOf<typeof findReservation>) {
    return this.orders.reservation(params.id);
  }
}
