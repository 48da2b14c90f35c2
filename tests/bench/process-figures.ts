import { readFileSync } from 'node:fs';

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
