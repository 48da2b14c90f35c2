import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What stands on the button that opens the ways to sell, also while that is loading. */
export function SellLabel() {
  const { t } = useTranslation('frame');
  return (
    <>
      <Plus aria-hidden />
      {t('navigation.sell')}
      <ChevronDown aria-hidden className="-mr-1" />
    </>
  );
}
