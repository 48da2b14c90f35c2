import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { ModeCards } from './mode-cards';

/** /create-ai-listing: the way into the creation modes (spec 2 §2). */
export function ChooseMode() {
  const { t } = useTranslation('assist');
  usePageTitle(t('choose.title'));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <div>
        <h1 className="pt-1 text-3xl md:text-4xl">{t('choose.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('choose.lead')}</p>
      </div>
      <ModeCards />
      <p>
        <Link to="/ai-listing-info" className={linkStyle()}>
          {t('choose.how')}
        </Link>
      </p>
    </div>
  );
}
