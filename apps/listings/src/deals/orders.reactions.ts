import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingReleased, listingReserved, listingSold } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { OrdersService } from './orders.service';

/** Keeps orders that a crash between the listing's write and the order's left out. Mostly there is nothing left to do. */
@Controller()
export class OrdersReactions {
  constructor(private readonly orders: OrdersService) {}

  @On(listingReserved, 'keep-order-of-reserved')
  keepOrderWhenReserved(event: EventOf<typeof listingReserved>): Promise<void> {
    return this.orders.keepReserved(event);
  }

  @On(listingReleased, 'keep-order-of-released')
  keepOrderWhenReleased(event: EventOf<typeof listingReleased>): Promise<void> {
    const { cause, cancelledBy, reason } = event.data;
    return this.orders.keepClosed(event, { status: cause, at: new Date(event.time), cancelledBy, reason });
  }

  @On(listingSold, 'keep-order-of-sold')
  keepOrderWhenSold(event: EventOf<typeof listingSold>): Promise<void> {
    return this.orders.keepClosed(event, { status: 'completed', at: new Date(event.time) });
  }
}
