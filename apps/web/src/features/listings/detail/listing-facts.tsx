import type { Listing } from '@vybac/contracts/listings';
import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Eye, MapPin, Shapes, Sparkles, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function ListingFacts({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation('listings');
  const { condition, category, location, createdAt, viewCount, isMine, tags, aiGenerated } = listing;
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-5">
      <h2 id="facts" className="text-2xl">
        {t('detail.facts')}
      </h2>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {condition && (
          <Fact icon={<Sparkles />} name={t('detail.condition')}>
            {t(`conditions.${condition}`)}
          </Fact>
        )}
        <Fact icon={<Shapes />} name={t('detail.category')}>
          {t(`categories.${category}`)}
        </Fact>
        {location && (
          <Fact icon={<MapPin />} name={t('detail.location')}>
            {location}
          </Fact>
        )}
        <Fact icon={<CalendarDays />} name={t('detail.listed')}>
          <time dateTime={createdAt}>
            {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(createdAt))}
          </time>
        </Fact>
        {aiGenerated && (
          <Fact icon={<WandSparkles />} name={t('detail.madeWith')}>
            {t('detail.assistant')}
          </Fact>
        )}
        {isMine && (
          <Fact icon={<Eye />} name={t('detail.views')}>
            {new Intl.NumberFormat(i18n.language).format(viewCount)}
          </Fact>
        )}
      </dl>
      {tags.length > 0 && (
        <ul aria-label={t('detail.tags')} className="flex flex-wrap gap-2">
          {tags.map((word) => (
            <li key={word} className="max-w-full">
              <Link
                to="/listings"
                search={{ q: word }}
                className="inline-flex min-h-9 max-w-full items-center truncate rounded-full bg-surface-sunken px-4 text-sm hover:bg-brand-soft"
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/listings" search={{ category }} className={linkStyle()}>
          {t('detail.compare')}
        </Link>
      </p>
    </section>
  );
}

/** The icon is drawn beside both lines, and belongs to the name: a `dl` takes no other elements. */
function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative flex min-h-11 min-w-0 flex-col justify-center pl-14">
      <dt className="text-sm text-ink-muted">
        <span
          aria-hidden
          className="absolute top-1/2 left-0 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface-sunken text-ink-muted [&_svg]:size-5"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
