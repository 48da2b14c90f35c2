import { Avatar } from '@vybac/ui';
import type { Actor } from '@vybac/contracts/identity';
import { useTranslation } from 'react-i18next';
import { AccountSheet } from './later';
import { SheetTab } from './sheet-tab';

/** The Profile tab of a phone; opens the account sheet. */
export function ProfileTab({ actor }: { actor: Actor }) {
  const { t } = useTranslation('frame');
  return (
    <SheetTab sheet={AccountSheet}>
      <Avatar size="sm" name={actor.name} src={actor.avatarUrl} />
      {t('account.profile')}
    </SheetTab>
  );
}
