export * from './aggregate.store';
