import { Button, buttonStyle, EmptyState, ErrorState } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';

export function ListingMissing() {
  const { t } = useTranslation('listings');
  usePageTitle(t('missing.title'));
  return (
    <EmptyState
      heading="h1"
      picture={<Picture name="compass" eager />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={<WaysOn />}
    />
  );
}

export function ListingRemoved() {
  const { t } = useTranslation('listings');
  usePageTitle(t('removed.title'));
  return (
    <EmptyState
      heading="h1"
      picture={<Picture name="parcel" eager />}
      title={t('removed.title')}
      text={t('removed.text')}
      action={<WaysOn />}
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

function WaysOn() {
  const { t } = useTranslation('listings');
  return (
    <>
      <Link to="/" className={buttonStyle()}>
        {t('missing.home')}
      </Link>
      <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
        {t('browse.title')}
      </Link>
    </>
  );
}
