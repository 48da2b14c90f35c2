/** It may be the task's own fault: it was refused, took too long, or its process ended over it twice. */
export class TaskFailed extends Error {
  override readonly name: string = 'TaskFailed';
}

/** Its process ended over it: perhaps by its fault, perhaps somebody ended it. */
export class EndedAtWork extends TaskFailed {
  override readonly name = 'EndedAtWork';
}
