import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SellSheet } from './later';
import { tabStyle } from './navigation-style';
import { useAfterFirstScreen } from './use-after-first-screen';

/** The button in the middle of a phone's bottom bar. */
export function SellTab() {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const afterFirstScreen = useAfterFirstScreen();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={tabStyle}
      >
        <span className="-mt-6 grid size-14 place-items-center rounded-full border-4 border-surface-raised bg-accent text-accent-ink">
          <Plus aria-hidden strokeWidth={2.75} />
        </span>
        <span className="-mt-0.5">{t('navigation.sell')}</span>
      </button>
      {(afterFirstScreen || open) && (
        <Suspense>
          <SellSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
