import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { readSaved, save } from '../storage/saved';
import { resolveTheme, themeStorageKey, type Theme } from './theme';

interface ThemeContextValue {
  theme: Theme;
  /** Pro themes are available. */
  isPro: boolean;
  /** Shows and remembers a theme at once. The caller has checked that it is available. */
  chooseTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

export interface ThemeProviderProps {
  /** Undefined while it is not known who is here. */
  isPro: boolean | undefined;
  themeOfAccount: string | null;
  children: ReactNode;
}

/** Puts the theme on `<html data-theme>`, where every colour comes from. */
export function ThemeProvider({ isPro, themeOfAccount, children }: ThemeProviderProps) {
  const [saved, setSaved] = useState(() => readSaved(themeStorageKey));
  const systemPrefersDark = useSyncExternalStore(followSystem, readSystem, () => false);
  const theme = resolveTheme({ saved, ofAccount: themeOfAccount, systemPrefersDark, isPro });

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
  }, [theme]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === themeStorageKey && setSaved(event.newValue);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const chooseTheme = useCallback((next: Theme) => {
    save(themeStorageKey, next);
    setSaved(next);
  }, []);
  const value = useMemo(() => ({ theme, isPro: isPro === true, chooseTheme }), [theme, isPro, chooseTheme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** @throws outside a `ThemeProvider` (spec 1 §8). */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used within a ThemeProvider');
  return value;
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const readSystem = () => systemDark().matches;
function followSystem(listener: () => void) {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
