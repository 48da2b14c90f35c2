import { Logger, type LoggerService, type LogLevel } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger as Pino, pino, stdTimeFunctions } from 'pino';
import { runningContext } from '../context';
import { personalPaths, redacted, redactText } from './redaction';
import { activeTraceId } from './spans';

const levels: Readonly<Record<LogLevel, Level>> = {
  verbose: 'trace',
  debug: 'debug',
  log: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'fatal',
};
const lowestFirst: readonly LogLevel[] = ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'];

/**
 * Lets everything that this process logs come out as lines of JSON: `level`, `time`, `service`, `context` (who says it),
 * `traceId` and `correlationId` of the work in which it is said, `message`, `stack`. Personal data is taken out.
 *
 * @param service the process's name
 * @param destination the standard output when left out
 */
export function logInJson(service: string, destination?: DestinationStream): void {
  Logger.overrideLogger(new JsonLogger(service, destination));
}

class JsonLogger implements LoggerService {
  private readonly pino: Pino;

  constructor(service: string, destination?: DestinationStream) {
    const options = {
      base: { service },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level: string) => ({ level }) },
      redact: { paths: personalPaths, censor: redacted },
    };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('log', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('verbose', message, rest);
  }

  /** Nest names the levels that it wants; pino has a threshold. */
  setLogLevels(wanted: LogLevel[]): void {
    const lowest = lowestFirst.find((level) => wanted.includes(level));
    this.pino.level = lowest ? levels[lowest] : 'silent';
  }

  /** @param rest what Nest's loggers append: a stack or more words, at last who says it */
  private write(level: LogLevel, message: unknown, rest: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(levels[level])) return;
    const work = runningContext();
    const error = message instanceof Error ? message : undefined;
    const stack = error?.stack ?? rest.slice(0, -1).find((words) => typeof words === 'string');
    const fields = {
      context: rest.at(-1),
      traceId: work?.traceId ?? activeTraceId(),
      correlationId: work?.correlationId,
      stack: typeof stack === 'string' ? redactText(stack) : undefined,
    };
    if (typeof message === 'object' && message !== null && !error) this.pino[levels[level]]({ ...fields, ...message });
    else this.pino[levels[level]](fields, redactText(error?.message ?? String(message)));
  }
}
