export * from './across-tabs';
export * from './api/enter-session';
export * from './api/session';
export * from './api/sign-out';
export * from './components/create-listing-link';
export * from './require-session';
export * from './use-session-across-tabs';
export * from './use-session-end';
