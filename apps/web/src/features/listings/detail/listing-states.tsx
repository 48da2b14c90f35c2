import { Button, buttonStyle, ErrorState } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { StatePage } from '../../../frame/state-page';
import { Picture } from '../../../pictures/picture';

/** A listing that nobody knows (`missing`), or that its seller took off (`removed`). */
export function ListingGone({ state }: { state: 'missing' | 'removed' }) {
  const { t } = useTranslation('listings');
  return (
    <StatePage
      picture={state === 'missing' ? 'compass' : 'parcel'}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={
        <>
          <Link to="/" className={buttonStyle()}>
            {t('missing.home')}
          </Link>
          <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
            {t('browse.title')}
          </Link>
        </>
      }
    />
  );
}

export function ListingUnreachable({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('listings');
  usePageTitle(t('unreachable.title'));
  return (
    <ErrorState
      heading="h1"
      picture={<Picture name="plug" eager />}
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={<Button onClick={onTryAgain}>{t('newest.tryAgain')}</Button>}
    />
  );
}
