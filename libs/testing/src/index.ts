export * from './infrastructure';
export * from './people';
