export { Cache } from './cache';
export * from './memory-cache';
export * from './pages-channel';
export * from './redis-cache';
