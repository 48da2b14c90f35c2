import { Injectable } from '@nestjs/common';
import type { Message, Offer as OfferView, OfferStatus } from '@vybac/contracts/messaging';
import { derivedId } from '@vybac/kit/derived-id';
import type { Aggregate } from '@vybac/platform';
import { MessagesService } from '../messages/messages.service';
import type { OfferState, Party } from './offer';

const endings: Partial<Record<OfferStatus, string>> = {
  accepted: 'offer_accepted',
  declined: 'offer_declined',
  withdrawn: 'offer_withdrawn',
  expired: 'offer_expired',
  closed: 'offer_closed',
};

/**
 * An offer in its conversation: one card, made with the offer and always showing its present state, and a short notice for
 * each step after. Ids follow from the offer's step, so that telling twice says it once.
 */
@Injectable()
export class OfferCards {
  constructor(private readonly messages: MessagesService) {}

  async post(offer: Aggregate<OfferState>, view: OfferView): Promise<void> {
    await this.say(offer, 'card', 'buyer', { kind: 'offer', notice: null }, view);
    const notice = noticeOf(offer);
    if (notice)
      await this.say(
        offer,
        `${notice.code} ${offer.history.length}`,
        notice.by,
        { kind: 'notice', notice: { code: notice.code, amount: offer.amount } },
        null,
      );
  }

  private async say(
    offer: Aggregate<OfferState>,
    step: string,
    by: Party,
    message: Pick<Message, 'kind' | 'notice'>,
    view: OfferView | null,
  ): Promise<void> {
    const isBuyer = by === 'buyer';
    await this.messages.post(
      {
        id: derivedId(`${offer.id} ${step}`),
        conversationId: offer.conversationId,
        senderId: isBuyer ? offer.buyerId : offer.sellerId,
        senderName: isBuyer ? offer.buyerName : offer.sellerName,
        recipientId: isBuyer ? offer.sellerId : offer.buyerId,
        listingId: offer.listingId,
        content: '',
        images: [],
        offerId: view ? offer.id : null,
        ...message,
      },
      view,
    );
  }
}

function noticeOf(offer: OfferState): { code: string; by: Party } | null {
  const last = offer.history.at(-1);
  const ending = endings[offer.status];
  if (ending) return { code: ending, by: actingParty(offer) };
  return offer.history.length > 1 && last ? { code: 'offer_countered', by: last.by } : null;
}

/** Who brought it to its end: whose turn it was accepts or declines, the other withdraws; time and sales speak as the seller. */
function actingParty({ status, turn }: OfferState): Party {
  if (status === 'withdrawn') return turn === 'buyer' ? 'seller' : 'buyer';
  return status === 'accepted' || status === 'declined' ? turn : 'seller';
}
