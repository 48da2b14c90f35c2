export * from './every.decorator';
export * from './jobs';
