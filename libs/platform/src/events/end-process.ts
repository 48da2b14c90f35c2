import { Logger } from '@nestjs/common';

/** Says why a consumer group has no reader here any more, and ends the process with exit code 1: its supervisor starts another. */
export function endProcess(group: string, error: Error): void {
  new Logger('EventLog').fatal(`The consumer ${group} has ended for good: ${error.message}`);
  process.exit(1);
}
