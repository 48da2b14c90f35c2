import { categoryFilters, type CategoryFilter } from '@vybac/contracts/listings';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import type { ListingsSearch } from '@vybac/contracts/listings';
import { categoryLook } from './category-look';

const pill =
  'flex min-h-11 items-center gap-2 rounded-full border py-1 pr-4 text-sm font-semibold whitespace-nowrap transition-colors';

/** Every category one press away: side by side on a phone, where a finger moves them, and in rows where there is room. */
export function CategoryRail({ search }: { search: ListingsSearch }) {
  const { t } = useTranslation('listings');
  const narrowedTo = (category?: CategoryFilter): ListingsSearch => ({ ...search, category });
  const styleOf = (chosen: boolean) =>
    `${pill} ${chosen ? 'border-brand bg-brand-soft text-brand-text' : 'border-line bg-surface-raised hover:border-line-strong'}`;
  const rail = useRef<HTMLElement>(null);

  // The chosen one may lie beyond the edge of a phone. Only the rail moves, never the page.
  useEffect(() => {
    if (!search.category) return;
    const chosen = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && rail.current) rail.current.scrollLeft = chosen.offsetLeft - rail.current.clientWidth / 3;
  }, [search.category]);

  return (
    <nav
      ref={rail}
      aria-label={t('browse.categories')}
      className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:overflow-visible md:px-0"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        <li>
          <Link
            to="/listings"
            search={narrowedTo()}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className={`${styleOf(search.category === undefined)} pl-4`}
          >
            {t('browse.everything')}
          </Link>
        </li>
        {categoryFilters.map((category) => (
          <li key={category}>
            <Link
              to="/listings"
              search={narrowedTo(category)}
              resetScroll={false}
              activeOptions={{ exact: true }}
              className={`${styleOf(search.category === category)} pl-2.5`}
            >
              <Picture name={categoryLook[category].picture} eager className="size-7" />
              {t(`categories.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
