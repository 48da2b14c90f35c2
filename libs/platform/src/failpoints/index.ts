export * from './failpoint';
