import { buttonStyle, Card } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function GuestLimitNotice({ limit }: { limit: number }) {
  const { t } = useTranslation('createListing');
  return (
    <div role="alert">
      <Card className="flex flex-col items-start gap-3 !border-brand !bg-brand-soft">
        <h2 className="text-xl">{t('guestLimit.title', { limit })}</h2>
        <p>{t('guestLimit.text')}</p>
        <div className="flex flex-wrap gap-2">
          <Link to="/signup" className={buttonStyle()}>
            {t('guestLimit.signUp')}
          </Link>
          <Link to="/dashboard" className={buttonStyle({ variant: 'secondary' })}>
            {t('guestLimit.mine')}
          </Link>
        </div>
      </Card>
    </div>
  );
}
