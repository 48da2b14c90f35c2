import { lazy } from 'react';

/** Loaded after the first screen: floating things and form fields weigh as much as half the shell. */
export const FilterButton = lazy(() => import('./filter-button').then((part) => ({ default: part.FilterButton })));
