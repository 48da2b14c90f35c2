import type { Offer } from '@vybac/contracts/messaging';
import { Button, IconButton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { HandCoins, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';
import { openOffersQuery } from '../api/offer';
import { useMakeOffer } from '../api/use-make-offer';
import { useOfferAct } from '../api/use-offer-act';
import { detectOffer } from '../detection/offer-detection';
import { isOfferable, type OfferedListing } from '../offerable';

export interface OfferProposalProps {
  /** What the buyer is writing, or has just sent. */
  text: string;
  listing: OfferedListing;
  me: string;
}

/** A buyer's text names an amount: one tap makes it an offer. The text alone never does (rulings, Offers). */
export function OfferProposal({ text, listing, me }: OfferProposalProps) {
  const found = detectOffer(text);
  const [dismissed, setDismissed] = useState<number | null>(null);
  // A number without a currency or an offering word is more often an hour or a size.
  const amount = found && found.confidence !== 'low' ? found.amount : null;
  const canOffer = isOfferable(listing, me);
  const { data } = useQuery({ ...openOffersQuery(listing.id), enabled: canOffer && amount !== null });
  if (!canOffer || !data || amount === null || amount === dismissed) return null;

  const open = data.items.find(({ buyer }) => buyer.id === me);
  const proposal = { listing, amount, onDone: () => setDismissed(amount) };
  if (!open) return <NewOffer {...proposal} />;
  // While the seller has the word, one's own amount is on the table already.
  return open.turn === 'buyer' ? <Counter {...proposal} offer={open} /> : null;
}

interface ProposalProps {
  listing: OfferedListing;
  amount: number;
  onDone: () => void;
}

function NewOffer({ listing, amount, onDone }: ProposalProps) {
  const { mutate, isPending } = useMakeOffer(listing.id);
  return (
    <Bar kind="make" {...{ listing, amount, onDone, isPending }} onSend={() => mutate(amount, { onSuccess: onDone })} />
  );
}

function Counter({ listing, amount, onDone, offer }: ProposalProps & { offer: Offer }) {
  const { mutate, isPending } = useOfferAct(offer);
  const onSend = () => mutate({ kind: 'counter', amount }, { onSuccess: onDone });
  return <Bar kind="counter" {...{ listing, amount, onDone, isPending, onSend }} />;
}

function Bar({
  kind,
  listing,
  amount,
  onDone,
  isPending,
  onSend,
}: ProposalProps & { kind: 'make' | 'counter'; isPending: boolean; onSend: () => void }) {
  const { t } = useTranslation('offers');
  const priceText = usePriceText();
  return (
    <div
      role="group"
      aria-label={t('proposal.label')}
      className="mb-2 flex items-center gap-2 rounded-lg bg-brand-soft py-1 pr-1 pl-3"
    >
      <HandCoins aria-hidden className="size-5 shrink-0 text-brand-text" />
      <p role="status" className="grow text-sm font-medium text-brand-text">
        {t(`proposal.${kind}`, { amount: priceText({ ...listing.price, amount }) })}
      </p>
      <Button size="sm" loading={isPending} onClick={onSend}>
        {t('proposal.send')}
      </Button>
      <IconButton label={t('proposal.dismiss')} onClick={onDone}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
