import { buttonStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateListingLink, useSession } from '../../session';
import { HeroShelf } from './hero-shelf';

const mainAction = buttonStyle({
  variant: 'accent',
  size: 'lg',
  className: 'animate-hero-pulse max-sm:w-full motion-reduce:animate-none',
});

/** The poster at the top of the home page. Its main button pulses for 1 second every 5 seconds (spec 1 §2). */
export function Hero({ guestEntry }: { guestEntry: ReactNode }) {
  const { t } = useTranslation('home');
  const { status } = useSession();
  const hasSession = status === 'guest' || status === 'user';

  return (
    <section className="relative overflow-hidden rounded-2xl bg-hero text-hero-ink">
      <div className="grid items-center gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col items-start gap-5 px-6 pt-8 sm:px-10 lg:py-14 lg:pl-14">
          <p className="rounded-full border border-hero-ink/35 px-4 py-1.5 text-sm font-semibold">{t('hero.badge')}</p>
          <h1 className="text-[clamp(2.75rem,9vw,5.25rem)] leading-[0.98] font-extrabold tracking-[-0.035em]">
            {t('hero.headlineFirst')} <span className="block text-hero-accent">{t('hero.headlineSecond')}</span>
          </h1>
          <p className="max-w-md text-lg">{t('hero.text')}</p>
          <div className="flex w-full flex-wrap gap-3 pt-1">
            {hasSession ? (
              <>
                <Link to="/ai-listing-info" className={mainAction}>
                  <Sparkles aria-hidden />
                  {t('hero.assistant')}
                </Link>
                <CreateListingLink
                  className={buttonStyle({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
                >
                  {t('hero.sell')}
                </CreateListingLink>
              </>
            ) : (
              <>
                <Link to="/signup" className={mainAction}>
                  {t('hero.getStarted')}
                  <ArrowRight aria-hidden />
                </Link>
                {guestEntry}
              </>
            )}
          </div>
        </div>
        <HeroShelf />
      </div>
    </section>
  );
}
