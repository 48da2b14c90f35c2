import { lazy } from 'react';

/** Loaded when they are wanted: dialogs and form fields weigh as much as half the shell. */
export const SaveSearchDialog = lazy(() =>
  import('./save-search-dialog').then((part) => ({ default: part.SaveSearchDialog })),
);
export const NewsletterForm = lazy(() =>
  import('./newsletter-form').then((part) => ({ default: part.NewsletterForm })),
);
