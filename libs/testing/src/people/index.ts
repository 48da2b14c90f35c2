export * from './fetch-from';
export * from './person';
export * from './things';
export * from './town';
