export { doApart } from './do-apart';
export { TaskFailed } from './task-failed';
export { WorkApart, type ApartSettings } from './work-apart';
