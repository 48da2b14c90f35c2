export * from './calling-service-client';
export * from './service-client';
export * from './transports';
