import { buttonStyle, Menu } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { CreateListingLink } from '../features/session';
import { SellLabel } from './sell-label';
import { waysToSell } from './ways-to-sell';

/** The four ways to make a listing, from everywhere (spec 1 §2, top bar). */
export function SellMenu() {
  const { t } = useTranslation('assist');
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonStyle({ variant: 'accent', size: 'sm', className: 'mr-2 max-md:hidden' })}>
        <SellLabel />
      </Menu.Trigger>
      <Menu.Popup pinned>
        {waysToSell.map(({ to, mode, icon: Icon }) => (
          <Menu.LinkItem key={mode} render={<CreateListingLink to={to} />}>
            <Icon aria-hidden />
            {t(`modes.${mode}.title`)}
          </Menu.LinkItem>
        ))}
      </Menu.Popup>
    </Menu.Root>
  );
}
