export * from './services-stand-in';
