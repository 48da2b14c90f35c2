export * from './marketplace';
