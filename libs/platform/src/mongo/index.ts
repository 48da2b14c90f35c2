export * from './cursor';
export * from './database';
export * from './read-batch';
export * from './unjournaled';
