import { Avatar } from '@vybac/ui';
import type { Actor } from '@vybac/contracts/identity';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSheet } from './later';
import { tabStyle } from './navigation-style';
import { useAfterFirstScreen } from './use-after-first-screen';

/** The Profile tab of a phone; opens the account sheet. */
export function ProfileTab({ actor }: { actor: Actor }) {
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
        <Avatar size="sm" name={actor.name} src={actor.avatarUrl} />
        {t('account.profile')}
      </button>
      {(afterFirstScreen || open) && (
        <Suspense>
          <AccountSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
