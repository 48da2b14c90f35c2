export * from './create-runtime';
export * from './parts';
export * from './platform-settings';
export * from './platform.config';
export * from './runtime';
export * from './system-ids';
