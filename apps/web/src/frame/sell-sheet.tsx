import { Dialog } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { CreateListingLink } from '../features/session';
import { waysToSell } from './ways-to-sell';

export interface SellSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the Sell button of a phone opens: the four ways to make a listing (spec 1 §2). */
export function SellSheet({ open, onOpenChange }: SellSheetProps) {
  const { t } = useTranslation(['assist', 'frame']);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={t('choose.title')} description={t('choose.lead')} closeLabel={t('frame:navigation.close')}>
        <ul className="flex flex-col gap-1">
          {waysToSell.map(({ to, mode, icon: Icon }) => (
            <li key={mode}>
              <CreateListingLink
                to={to}
                onNavigate={() => onOpenChange(false)}
                className="-mx-2 flex items-center gap-4 rounded-lg p-2 hover:bg-surface-sunken"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
                  <Icon aria-hidden className="size-6" />
                </span>
                <span className="flex min-w-0 flex-col">
                  <span className="text-lg leading-snug font-semibold">{t(`modes.${mode}.title`)}</span>
                  <span className="text-sm text-ink-muted">{t(`modes.${mode}.lead`)}</span>
                </span>
              </CreateListingLink>
            </li>
          ))}
        </ul>
      </Dialog.Content>
    </Dialog.Root>
  );
}
