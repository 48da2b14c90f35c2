import { iconButtonStyle, Menu, Tooltip } from '@vybac/ui';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';

export function LanguageMenu() {
  const { t, i18n } = useTranslation('frame');
  return (
    <Menu.Root>
      <Tooltip text={t('language')}>
        <Menu.Trigger aria-label={t('language')} className={iconButtonStyle()}>
          <Languages aria-hidden />
        </Menu.Trigger>
      </Tooltip>
      <Menu.Popup pinned>
        <Menu.RadioGroup
          value={i18n.resolvedLanguage}
          onValueChange={(language) => void i18n.changeLanguage(String(language))}
        >
          {languages.map(({ code, name }) => (
            <Menu.RadioItem key={code} value={code} lang={code}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Popup>
    </Menu.Root>
  );
}
