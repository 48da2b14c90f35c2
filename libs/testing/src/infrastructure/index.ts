export { startDatabase, type RunningDatabase } from './database';
export { describeWith } from './describe-with';
export { startKafka, type RunningKafka } from './kafka';
export { startObjectStorage, type RunningObjectStorage } from './object-storage';
export { type Folder, freePort, temporaryFolder } from './native-program';
export { startRedis, type RunningRedis } from './redis';
export { startParts, type RunningParts } from './start-parts';
export { partFolder, sourceOf, type Part, type Source } from './sources';
