export * from './call';
export * from './problem-error';
export * from './realtime';
