export { launchDatabase, type LaunchedDatabase, type LaunchOptions } from './launch-database';
export { assertWriteConcern, topologyFrom, writeConcernFor, type Topology, type WriteConcern } from './write-concern';
