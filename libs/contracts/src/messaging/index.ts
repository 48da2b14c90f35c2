export * from './conversations';
export * from './errors';
export * from './events';
export * from './offers';
export * from './response-time';
