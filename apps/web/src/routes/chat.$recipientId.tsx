import { createFileRoute } from '@tanstack/react-router';
import { Conversation, type OfferParts } from '../features/chat/components/conversation';
import { useOfferEvents } from '../features/offers/api/use-offer-events';
import { MakeOfferButton } from '../features/offers/components/make-offer-button';
import { OfferCard } from '../features/offers/components/offer-card';
import { OfferProposal } from '../features/offers/components/offer-proposal';
import { useSession } from '../features/session';

interface ConversationSearch {
  /** The listing that the conversation is about. */
  listing?: string;
}

export const Route = createFileRoute('/chat/$recipientId')({
  validateSearch: ({ listing }: Record<string, unknown>): ConversationSearch =>
    typeof listing === 'string' ? { listing } : {},
  component: ConversationRoute,
});

function ConversationRoute() {
  const { recipientId } = Route.useParams();
  const { listing = null } = Route.useSearch();
  const { me } = useSession();
  useOfferEvents();
  if (!me) return null;
  return (
    <Conversation
      key={`${recipientId} ${listing}`}
      me={me.actor.id}
      recipientId={recipientId}
      listingId={listing}
      offers={offersFor(me.actor.id)}
    />
  );
}

/** What the offers feature puts into a conversation. */
function offersFor(me: string): OfferParts {
  return {
    card: (offer, { recipient, listing }) => (
      <OfferCard
        offer={offer}
        me={me}
        name={recipient.name}
        listPrice={listing?.id === offer.listingId ? listing.price : null}
      />
    ),
    start: ({ listing }) => listing && <MakeOfferButton listing={listing} me={me} />,
    proposal: (text, { listing }) => listing && <OfferProposal text={text} listing={listing} me={me} />,
  };
}
