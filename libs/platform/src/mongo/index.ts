export * from './cursor';
export * from './database';
