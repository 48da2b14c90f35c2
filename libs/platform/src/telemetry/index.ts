export * from './metrics';
export * from './spans';
export * from './telemetry';
export * from './telemetry.config';
