import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc: a hundredth of a second on every Linux. */
const tick = 10;

/** Processor time of a process, without its children, in milliseconds. */
export function processorTimeOf(processId: number): number {
  // The second field is a name that may hold spaces: count after it.
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Resident memory of a process, without its children, in bytes. */
export function memoryOf(processId: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) * 1024;
}

const nanosecondsPerMillisecond = 1e6;

/**
 * Processor time of the threads of a process, in milliseconds, as exactly as the system knows it: what is counted in hundredths of
 * a second says little about a single question. Threads that have ended are forgotten.
 *
 * @param without names of threads that do not count
 */
export function threadTimeOf(processId: number, without: RegExp): number {
  const tasks = `/proc/${processId}/task`;
  return readdirSync(tasks)
    .filter((id) => !without.test(readFileSync(`${tasks}/${id}/comm`, 'utf8')))
    .map((id) => Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]) / nanosecondsPerMillisecond)
    .reduce((sum, time) => sum + time, 0);
}
