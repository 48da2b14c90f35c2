import { lazy } from 'react';

// Loaded after the first screen, or when they are first needed: dialogs and menus weigh as much as half the shell.
export const ShareMenu = lazy(() => import('./share-menu').then((part) => ({ default: part.ShareMenu })));
export const OwnerActions = lazy(() => import('./owner-actions').then((part) => ({ default: part.OwnerActions })));
export const OfferDialog = lazy(() => import('./offer-dialog').then((part) => ({ default: part.OfferDialog })));
export const ConfirmDialog = lazy(() => import('./confirm-dialog').then((part) => ({ default: part.ConfirmDialog })));
export const CommentsSection = lazy(() =>
  import('../comments/comments-section').then((part) => ({ default: part.CommentsSection })),
);
export const ReportDialog = lazy(() =>
  import('../report/report-dialog').then((part) => ({ default: part.ReportDialog })),
);
export const GalleryViewer = lazy(() => import('./gallery-viewer').then((part) => ({ default: part.GalleryViewer })));
export const SocialBoost = lazy(() => import('./social-boost').then((part) => ({ default: part.SocialBoost })));
