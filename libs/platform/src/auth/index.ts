export * from './access-tokens';
export * from './service-tokens';
export * from './session-cookie';
