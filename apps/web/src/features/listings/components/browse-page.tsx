import { Badge, Button, linkStyle } from '@vybac/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { Layers, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { useAfterFirstScreen } from '../../../frame/use-after-first-screen';
import type { ListingsSearch } from '@vybac/contracts/listings';
import { BrowseResults } from './browse-results';
import { CategoryRail } from './category-rail';
import { FilterChips } from './filter-chips';
import { FilterButton } from './later';
import { SearchBox } from './search-box';

export interface BrowsePageProps {
  search: ListingsSearch;
  /** Keeps this search. */
  saveSearch?: ReactNode;
  /** Behind all listings. */
  newsletter?: ReactNode;
}

/** Every active listing, searched, narrowed and ordered by the address (spec 2 §2, Browse listings). */
export function BrowsePage({ search, saveSearch, newsletter }: BrowsePageProps) {
  const { t } = useTranslation(['listings', 'feed']);
  const navigate = useNavigate();
  const heading = search.category ? t(`categories.${search.category}`) : t('browse.title');
  usePageTitle(search.q ? t('browse.titleOf', { words: search.q }) : heading);

  const show = (next: ListingsSearch, replace: boolean) =>
    void navigate({ to: '/listings', search: next, replace, resetScroll: false });

  const afterFirstScreen = useAfterFirstScreen();
  // Looks like the button that takes its place.
  const filters = (
    <span aria-hidden inert>
      <Button variant="secondary" size="lg" className="!px-5 !text-base" icon={<SlidersHorizontal aria-hidden />}>
        <span className="max-sm:sr-only">{t('filters.title')}</span>
      </Button>
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="pt-1 text-3xl md:text-4xl">{heading}</h1>
        <div className="flex items-center justify-between gap-4 max-sm:w-full">
          <Link to="/feed" className="inline-flex min-h-11 items-center gap-2">
            <Layers aria-hidden className="size-5 text-brand-text" />
            <span className={linkStyle()}>{t('feed:title')}</span>
            <Badge tone="pop">{t('feed:new')}</Badge>
          </Link>
          {saveSearch}
        </div>
      </div>
      <div className="flex items-center gap-2 md:gap-3">
        {/* Typing does not fill the history: going back leads to the page before. */}
        <SearchBox words={search.q ?? ''} onSearch={(words) => show({ ...search, q: words || undefined }, true)} />
        {afterFirstScreen ? (
          <Suspense fallback={filters}>
            <FilterButton search={search} onApply={(next) => show(next, false)} />
          </Suspense>
        ) : (
          filters
        )}
      </div>
      <CategoryRail search={search} />
      <FilterChips search={search} />
      <BrowseResults search={search} />
      <BelowFirstScreen>{newsletter}</BelowFirstScreen>
    </div>
  );
}
