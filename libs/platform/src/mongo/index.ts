export * from './cursor';
export * from './database';
export * from './unjournaled';
