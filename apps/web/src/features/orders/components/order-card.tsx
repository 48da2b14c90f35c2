import type { Order, OrderStatus } from '@vybac/contracts/listings';
import { Badge, type BadgeProps, buttonStyle, Card, Price } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { CancelOrder } from './cancel-order';
import { ClosedOrder } from './closed-order';
import { OpenOrder } from './open-order';

const tones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  open: 'accent',
  completed: 'positive',
  cancelled: 'neutral',
  lapsed: 'warning',
};

/** A deal between two people, from the side of the one who looks at it. */
export function OrderCard({ order, emphasized = false }: { order: Order; emphasized?: boolean }) {
  const { t, i18n } = useTranslation('orders');
  const { id, listing, amount, role, status } = order;
  const other = role === 'buyer' ? order.seller : order.buyer;
  return (
    <Card className={`flex flex-col gap-4 ${emphasized ? '!border-2 !border-brand' : ''}`}>
      <header className="flex items-start gap-4">
        <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-lg bg-surface-sunken">
          {listing.imageUrl ? (
            <img src={listing.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <Picture name="tag" className="size-10 opacity-80" />
          )}
        </div>
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
            <Badge>{t(`roles.${role}`)}</Badge>
          </div>
          <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
            <Link to="/listing/$listingId" params={{ listingId: listing.id }} className="hover:underline">
              {listing.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-muted">
            <Price {...amount} locale={i18n.language} freeLabel={t('free')} className="mr-2 text-base text-ink" />
            {t(role === 'buyer' ? 'from' : 'to', { name: other.name })}
          </p>
        </div>
      </header>
      {status === 'open' ? <OpenOrder order={order} /> : <ClosedOrder order={order} />}
      <footer className="flex flex-wrap gap-2">
        <Link
          to="/chat/$recipientId"
          params={{ recipientId: other.id }}
          search={{ listing: listing.id }}
          className={buttonStyle({ size: 'sm', variant: 'secondary' })}
        >
          <MessageCircle aria-hidden />
          {t('message', { name: other.name })}
        </Link>
        {status === 'open' && <CancelOrder id={id} />}
      </footer>
    </Card>
  );
}
