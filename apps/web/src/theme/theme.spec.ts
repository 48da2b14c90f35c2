import { resolveTheme, type ThemeCircumstances } from './theme';

const nobody: ThemeCircumstances = { saved: null, ofAccount: null, systemPrefersDark: false, isPro: false };

describe('the theme', () => {
  it('follows the system while nothing is saved', () => {
    expect(resolveTheme({ ...nobody, systemPrefersDark: true })).toBe('dark');
    expect(resolveTheme({ ...nobody, systemPrefersDark: false })).toBe('light');
  });

  it('stays as saved, whatever the system prefers', () => {
    expect(resolveTheme({ ...nobody, saved: 'light', systemPrefersDark: true })).toBe('light');
  });

  it('ignores a saved name that is no theme', () => {
    expect(resolveTheme({ ...nobody, saved: 'sepia', systemPrefersDark: true })).toBe('dark');
  });

  it.each(['midnight', 'neon', 'pastel'])('%s is for pro users', (saved) => {
    expect(resolveTheme({ ...nobody, saved, isPro: true })).toBe(saved);
    expect(resolveTheme({ ...nobody, saved, isPro: false })).toBe('light');
  });

  it('keeps a saved pro theme until it is known who is here', () => {
    expect(resolveTheme({ ...nobody, saved: 'neon', isPro: undefined })).toBe('neon');
  });

  it('comes with the account to a new device, where a choice wins over it', () => {
    expect(resolveTheme({ ...nobody, ofAccount: 'dark' })).toBe('dark');
    expect(resolveTheme({ ...nobody, ofAccount: 'dark', saved: 'light' })).toBe('light');
  });
});
