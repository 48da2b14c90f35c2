export * from './memory-presence';
export * from './presence';
export * from './redis-presence';
