import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SellSheet } from './later';
import { SheetTab } from './sheet-tab';

/** The button in the middle of a phone's bottom bar. */
export function SellTab() {
  const { t } = useTranslation('frame');
  return (
    <SheetTab sheet={SellSheet}>
      <span className="-mt-6 grid size-14 place-items-center rounded-full border-4 border-surface-raised bg-accent text-accent-ink">
        <Plus aria-hidden strokeWidth={2.75} />
      </span>
      <span className="-mt-0.5">{t('navigation.sell')}</span>
    </SheetTab>
  );
}
