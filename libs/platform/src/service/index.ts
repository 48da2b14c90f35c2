export * from './farewell';
export * from './health';
export * from './platform.module';
export * from './run-process';
export * from './run-service';
export * from './running-service';
export * from './service-definition';
export * from './start-service';
