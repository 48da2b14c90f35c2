import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { usePageTitle } from '../../../frame/page-title';
import { AssistedListings } from './assisted-listings';
import { CallToSell } from './call-to-sell';
import { CategoryGrid } from './category-grid';
import { Hero } from './hero';
import { Steps } from './steps';
import { TopSellers } from './top-sellers';

export interface HomePageProps {
  /** The way into a guest session, shown to visitors beside Get Started. */
  guestEntry: ReactNode;
  /** The newest listings. */
  newest: ReactNode;
  /** Hot Items This Week. */
  hot: ReactNode;
  /** The weekly hot listings by mail. */
  newsletter: ReactNode;
}

export function HomePage({ guestEntry, newest, hot, newsletter }: HomePageProps) {
  const { t } = useTranslation('home');
  usePageTitle(t('hero.headline'));
  return (
    <div className="flex flex-col gap-12 md:gap-16">
      <Hero guestEntry={guestEntry} />
      <BelowFirstScreen>
        <Steps />
        <CategoryGrid />
        {newest}
        <CallToSell />
        <AssistedListings />
        {hot}
        <TopSellers />
        {newsletter}
      </BelowFirstScreen>
    </div>
  );
}
