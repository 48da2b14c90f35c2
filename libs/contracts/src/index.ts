export * from './dead-letters';
export * from './event';
export * from './events';
export * from './primitives';
export * from './problem';
export * from './route';
export * from './routes';
