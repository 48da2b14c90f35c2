import { Badge, iconButtonStyle, Menu, Tooltip } from '@vybac/ui';
import { Lock, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../theme/theme';
import { ThemeSwatch } from './theme-swatch';
import { useThemeChoice } from './use-theme-choice';

export function ThemeMenu() {
  const { t } = useTranslation('frame');
  const { theme, choose, choices } = useThemeChoice();
  return (
    <Menu.Root>
      <Tooltip text={t('theme.label')}>
        <Menu.Trigger aria-label={t('theme.label')} className={iconButtonStyle()}>
          <Palette aria-hidden />
        </Menu.Trigger>
      </Tooltip>
      <Menu.Popup pinned>
        <Menu.RadioGroup value={theme} onValueChange={(next) => choose(next as Theme)}>
          {choices.map(({ name, isPro, locked }) => (
            <Menu.RadioItem key={name} value={name}>
              <ThemeSwatch theme={name} />
              {t(`theme.${name}`)}
              {isPro && (
                <Badge tone="accent" icon={locked && <Lock aria-label={t('theme.locked')} />}>
                  {t('theme.pro')}
                </Badge>
              )}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Popup>
    </Menu.Root>
  );
}
