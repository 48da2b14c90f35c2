export * from './errors';
export * from './events';
export * from './listings';
export * from './media';
export * from './orders';
export * from './taxonomy';
