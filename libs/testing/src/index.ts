export * from './infrastructure';
export {}
export * from './people';
