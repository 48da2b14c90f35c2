export * from './metrics';
export * from './telemetry';
