export * from './infrastructure';
export * from './people';
export * from './services';
