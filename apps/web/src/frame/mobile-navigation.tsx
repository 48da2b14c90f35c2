import { IconButton } from '@vybac/ui';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavigationPanel } from './later';
import { OpensLater } from './opens-later';

/** The hamburger button of a phone and the side panel that it opens. */
export function MobileNavigation() {
  const { t } = useTranslation('frame');
  return (
    <OpensLater opens={NavigationPanel}>
      {(button) => (
        <IconButton label={t('navigation.open')} {...button}>
          <Menu aria-hidden />
        </IconButton>
      )}
    </OpensLater>
  );
}
