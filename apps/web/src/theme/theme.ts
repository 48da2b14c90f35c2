import { proThemes, themes, type Theme } from '@vybac/contracts/identity';

export { proThemes, themes, type Theme };

export const themeStorageKey = 'vybac-theme';

export interface ThemeCircumstances {
  /** What was chosen on this device. */
  saved: string | null;
  /** What was chosen with this account elsewhere. */
  ofAccount: string | null;
  systemPrefersDark: boolean;
  /** Undefined while it is not known yet who is here. */
  isPro: boolean | undefined;
}

/**
 * The theme to show: the saved one if it is available, else the account's, else what the system prefers (spec 1 §4). While it
 * is not known who is here a saved pro theme stays, so that a pro user's page does not flash.
 */
export function resolveTheme({ saved, ofAccount, systemPrefersDark, isPro }: ThemeCircumstances): Theme {
  const available = isPro === false ? themes.filter((theme) => !isProTheme(theme)) : themes;
  const chosen = [saved, ofAccount].find((name): name is Theme => available.includes(name as Theme));
  return chosen ?? (systemPrefersDark ? 'dark' : 'light');
}

export function isProTheme(theme: Theme): boolean {
  return proThemes.includes(theme);
}
