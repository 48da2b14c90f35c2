import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Asked, Said } from './messages';
import { EndedAtWork, TaskFailed } from './task-failed';

export interface ChildSettings {
  /** Absolute path of what the child runs, compiled: Node itself runs it. It calls `doApart`. */
  readonly program: string;
  /** One of `os.constants.priority`; without it, that of this process. */
  readonly priority?: number;
  /** Milliseconds without a task after which it is ended. */
  readonly idleFor: number;
  /** Milliseconds for one task; the first includes coming up. */
  readonly longest: number;
}

/** A process of its own that does one task after the other. While it has none, it keeps nobody's process running. */
export class KeptChild {
  /** Resolves when the process has ended. */
  readonly gone: Promise<void>;
  private readonly process: ChildProcess;
  private readonly ready: Promise<void>;
  private state: 'busy' | 'free' | 'over' = 'busy';
  private hasStarted = false;
  private listener: { hears: (said: Said) => void; misses: (error: Error) => void } | undefined;
  private reason: Error | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws Error when the system starts no process; mostly that is told by the first task */
  constructor(private readonly settings: ChildSettings) {
    const { program, priority } = settings;
    this.process = fork(program, [], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // From its first moment on: what it takes to come up is no small part of it.
    if (this.process.pid !== undefined && priority !== undefined) setPriority(this.process.pid, priority);
    this.process.on('message', (said: Said) => this.listener?.hears(said));
    this.gone = new Promise((resolve) => {
      const over = (how: string): void => {
        this.over(how);
        resolve();
      };
      this.process.on('exit', (code, signal) => over(`its process ended with ${signal ?? code}`));
      this.process.on('error', (error) => over(error.message));
    });
    this.ready = this.next().then(() => void (this.hasStarted = true));
  }

  get isFree(): boolean {
    return this.state === 'free';
  }

  /**
   * Does a task; only while it has no other.
   * @throws TaskFailed when that may be the task's fault; Error when it did not start or was ended
   */
  async do(task: Asked): Promise<unknown> {
    this.state = 'busy';
    clearTimeout(this.idle);
    this.process.ref();
    this.process.channel?.ref();
    const { longest } = this.settings;
    const late = setTimeout(() => void this.end(this.failed(`it took longer than ${longest} ms`)), longest);
    try {
      await this.ready;
      const answer = this.next();
      // Where it cannot be sent to, the process is ending, which is heard of anyway.
      this.process.send(task, () => undefined);
      const said = await answer;
      if ('failure' in said) throw new TaskFailed(said.failure);
      return 'result' in said ? said.result : undefined;
    } finally {
      clearTimeout(late);
      this.listener = undefined;
      this.rest();
    }
  }

  /** Ends it, whatever it does. @param reason what its task fails with */
  end(reason?: Error): Promise<void> {
    this.reason ??= reason;
    if (this.state === 'over') return this.gone;
    this.state = 'over';
    clearTimeout(this.idle);
    this.process.ref();
    this.process.kill('SIGKILL');
    return this.gone;
  }

  private rest(): void {
    if (this.state === 'over') return;
    this.state = 'free';
    this.process.unref();
    this.process.channel?.unref();
    this.idle = setTimeout(() => void this.end(), this.settings.idleFor).unref();
  }

  private next(): Promise<Said> {
    return new Promise((hears, misses) => (this.listener = { hears, misses }));
  }

  private over(how: string): void {
    this.state = 'over';
    clearTimeout(this.idle);
    this.listener?.misses(this.reason ?? this.failed(how, EndedAtWork));
  }

  // A task that no process has taken up is not to blame.
  private failed(how: string, blaming = TaskFailed): Error {
    return this.hasStarted ? new blaming(`Not done: ${how}`) : new Error(`No process came up for it: ${how}`);
  }
}
