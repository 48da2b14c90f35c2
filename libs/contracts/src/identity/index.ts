export * from './accounts';
export * from './actor';
export * from './away';
export * from './errors';
export * from './events';
export * from './guests';
export * from './profiles';
export * from './sessions';
