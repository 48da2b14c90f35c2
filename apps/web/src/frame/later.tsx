import { lazy } from 'react';

/*
 * Parts of the frame that are loaded after the first screen: menus, panels and toasts bring the machinery of floating and
 * modal things, which is a third of the shell's weight.
 */
export const LanguageMenu = lazy(() => import('./language-menu').then((part) => ({ default: part.LanguageMenu })));
export const ThemeMenu = lazy(() => import('./theme-menu').then((part) => ({ default: part.ThemeMenu })));
export const AccountMenu = lazy(() => import('./account-menu').then((part) => ({ default: part.AccountMenu })));
export const SellMenu = lazy(() => import('./sell-menu').then((part) => ({ default: part.SellMenu })));
export const SellSheet = lazy(() => import('./sell-sheet').then((part) => ({ default: part.SellSheet })));
export const NavigationPanel = lazy(() =>
  import('./navigation-panel').then((part) => ({ default: part.NavigationPanel })),
);
export const AccountSheet = lazy(() => import('./account-sheet').then((part) => ({ default: part.AccountSheet })));
export const Notices = lazy(() => import('./notices').then((part) => ({ default: part.Notices })));
