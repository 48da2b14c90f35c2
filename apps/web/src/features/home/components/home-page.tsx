import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { usePageTitle } from '../../../frame/page-title';
import { CategoryGrid } from './category-grid';
import { Hero } from './hero';

export interface HomePageProps {
  /** The way into a guest session, shown to visitors beside Get Started. */
  guestEntry: ReactNode;
  /** The newest listings. */
  newest: ReactNode;
}

export function HomePage({ guestEntry, newest }: HomePageProps) {
  const { t } = useTranslation('home');
  usePageTitle(t('hero.headline'));
  return (
    <div className="flex flex-col gap-12 md:gap-16">
      <Hero guestEntry={guestEntry} />
      <BelowFirstScreen>
        <CategoryGrid />
        {newest}
      </BelowFirstScreen>
    </div>
  );
}
