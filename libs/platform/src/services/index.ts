export { CallPolicy, NoAnswer } from './call-policy';
export * from './calling-service-client';
export * from './http-transport';
export * from './in-process-transport';
export * from './service-client';
