export { Cache } from './cache';
export * from './memory-cache';
export * from './redis-cache';
