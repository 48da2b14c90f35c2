import { buttonStyle, EmptyState } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';

/** Beside the list while no conversation is chosen. */
export function WelcomePanel() {
  const { t } = useTranslation('chat');
  return (
    <div className="grid grow place-items-center">
      <EmptyState
        picture={<Picture name="speech" eager />}
        title={t('welcome.title')}
        text={t('welcome.text')}
        action={
          <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
            {t('welcome.browse')}
          </Link>
        }
      />
    </div>
  );
}
