export * from './memory-rate-limits';
export * from './rate-limits';
export * from './redis-rate-limits';
