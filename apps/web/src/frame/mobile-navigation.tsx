import { IconButton } from '@vybac/ui';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationPanel } from './later';
import { useAfterFirstScreen } from './use-after-first-screen';

/** The hamburger button of a phone and the side panel that it opens. */
export function MobileNavigation() {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const afterFirstScreen = useAfterFirstScreen();

  return (
    <>
      <IconButton
        label={t('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </IconButton>
      {(afterFirstScreen || open) && (
        <Suspense>
          <NavigationPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
