export * from './errors';
export * from './reports';
