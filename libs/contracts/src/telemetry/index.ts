export * from './browser-spans';
export * from './browser-spans-path';
