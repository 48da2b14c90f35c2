import { swipeThreshold } from '@vybac/contracts/listings';
import { Button, buttonStyle, EmptyState, ErrorState, ProgressBar, Skeleton } from '@vybac/ui';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Eye, Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';
import { type Deck, useDeck } from '../use-deck';
import { FeedCard } from './feed-card';
import { useSwipe } from './use-swipe';

/** Listings one by one: swiped, by buttons or by keys (spec 3 §2, /feed). */
export function FeedPage() {
  const { t } = useTranslation('feed');
  const router = useRouter();
  const deck = useDeck();
  usePageTitle(t('title'));
  return (
    <div className="mx-auto flex h-[calc(100dvh-9.5rem)] min-h-136 w-full max-w-md flex-col gap-3 md:h-[calc(100dvh-8rem)] md:max-h-220">
      <header className="flex items-center gap-3">
        <Button
          variant="quiet"
          size="sm"
          className="!px-3"
          icon={<ArrowLeft aria-hidden />}
          aria-label={t('back')}
          onClick={() => router.history.back()}
        />
        <h1 className="flex-1 text-xl">{t('title')}</h1>
        {deck.state === 'card' && (
          <p className="text-sm text-ink-muted tabular-nums">
            {`${deck.number} / ${deck.total}${deck.hasMore ? '+' : ''}`}
          </p>
        )}
      </header>
      {deck.state === 'card' && (
        <ProgressBar label={t('progress')} hideLabel value={(100 * deck.number) / Math.max(1, deck.total)} />
      )}
      <Content deck={deck} />
    </div>
  );
}

function Content({ deck }: { deck: Deck }) {
  const { t } = useTranslation(['feed', 'common']);
  if (deck.state === 'loading')
    return (
      <div role="status" aria-label={t('common:loading')} className="flex-1">
        <Skeleton className="h-full rounded-2xl" />
      </div>
    );
  if (deck.state === 'failed')
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('failed')}
        action={<Button onClick={deck.retry}>{t('tryAgain')}</Button>}
      />
    );
  if (deck.state === 'end')
    return (
      <EmptyState
        picture={<Picture name="compass" />}
        title={t('end')}
        text={t('endText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={deck.startOver}>{t('startOver')}</Button>
            <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
              {t('browse')}
            </Link>
          </div>
        }
      />
    );
  return <TopCard deck={deck} />;
}

function TopCard({ deck }: { deck: Deck }) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const { card, next, skip, undo } = deck;
  const open = () => card && void navigate({ to: '/listing/$listingId', params: { listingId: card.id } });
  const { offset, handlers } = useSwipe(skip, open);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event)) return;
      const act = { ArrowLeft: skip, ArrowRight: open, ArrowUp: undo }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  if (!card) return null;
  return (
    <>
      <div className="relative min-h-0 flex-1">
        {next && (
          <div aria-hidden inert className="absolute inset-0 scale-[0.97] opacity-60">
            <FeedCard listing={next} />
          </div>
        )}
        <div
          key={card.id}
          {...handlers}
          style={{ transform: `translateX(${offset}px) rotate(${offset / 30}deg)` }}
          className={`absolute inset-0 cursor-grab touch-pan-y active:cursor-grabbing ${offset === 0 ? 'transition-transform duration-200 motion-reduce:transition-none' : ''}`}
        >
          <FeedCard listing={card} />
          <SwipeHint offset={offset} />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {card.title}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2 [&_button]:max-sm:!px-3 [&_button]:max-sm:!text-base">
        <Button variant="secondary" size="lg" icon={<X aria-hidden />} onClick={skip}>
          {t('skip')}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          className="!px-4"
          icon={<Undo2 aria-hidden />}
          aria-label={t('undo')}
          disabled={!undo}
          onClick={() => undo?.()}
        />
        <Button size="lg" className="!px-4" icon={<Eye aria-hidden />} onClick={open}>
          {t('view')}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-muted max-md:hidden">{t('keys')}</p>
    </>
  );
}

/** What letting go would do, the plainer the further the card is dragged. */
function SwipeHint({ offset }: { offset: number }) {
  const { t } = useTranslation('feed');
  if (offset === 0) return null;
  return (
    <span
      aria-hidden
      style={{ opacity: Math.min(1, Math.abs(offset) / swipeThreshold) }}
      className={`absolute top-14 rounded-full px-5 py-2 font-display text-xl font-bold shadow-card ${
        offset < 0 ? 'right-5 rotate-6 bg-pop text-pop-ink' : 'left-5 -rotate-6 bg-brand text-brand-ink'
      }`}
    >
      {t(offset < 0 ? 'skip' : 'view')}
    </span>
  );
}

/** In a field or a menu arrow keys have a meaning of their own. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role=menu], [role=dialog]') !== null;
}
