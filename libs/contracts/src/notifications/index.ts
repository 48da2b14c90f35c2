export * from './newsletter';
export * from './notifications';
