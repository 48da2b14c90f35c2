import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider, useTheme } from './theme-provider';

let systemPrefersDark = false;
const listeners = new Set<() => void>();

function systemChangesTo(dark: boolean) {
  systemPrefersDark = dark;
  listeners.forEach((listener) => listener());
}

beforeEach(() => {
  localStorage.clear();
  systemPrefersDark = false;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return systemPrefersDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

const shown = () => document.documentElement.dataset.theme;
const here =
  (isPro: boolean) =>
  ({ children }: { children: ReactNode }) => (
    <ThemeProvider isPro={isPro} themeOfAccount={null}>
      {children}
    </ThemeProvider>
  );

describe('the theme provider', () => {
  it('follows the system until a theme is chosen, and remembers the choice', () => {
    const { result } = renderHook(useTheme, { wrapper: here(false) });
    act(() => systemChangesTo(true));
    expect(shown()).toBe('dark');

    act(() => result.current.chooseTheme('light'));
    expect(shown()).toBe('light');
    expect(localStorage.getItem('vybac-theme')).toBe('light');

    act(() => systemChangesTo(false));
    act(() => systemChangesTo(true));
    expect(shown()).toBe('light');
  });

  it('takes a pro theme away from somebody whose plan has ended', () => {
    localStorage.setItem('vybac-theme', 'neon');
    const { rerender } = render(<ThemeProvider isPro={true} themeOfAccount={null} children="page" />);
    expect(shown()).toBe('neon');
    rerender(<ThemeProvider isPro={false} themeOfAccount={null} children="page" />);
    expect(shown()).toBe('light');
    expect(screen.getByText('page')).toBeInTheDocument();
  });

  it('must be there when the theme is asked for', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useTheme)).toThrow('useTheme must be used within a ThemeProvider');
  });
});
