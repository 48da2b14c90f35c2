export * from './metrics';
export * from './metrics-door';
export * from './spans';
export * from './telemetry';
export * from './telemetry.config';
