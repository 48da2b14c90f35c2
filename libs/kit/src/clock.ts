/** The present, injected so that rules about time are tested without waiting. All times are UTC. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/**
 * A clock that tests hold in their hand. It runs along with the machine's clock, shifted by what was advanced, so that
 * sessions and leases behave as always until a test says that two days have passed.
 */
export class ShiftedClock extends Clock {
  private shift = 0;

  now(): Date {
    return new Date(Date.now() + this.shift);
  }

  /** Moves the present forward by `milliseconds`. */
  advance(milliseconds: number): void {
    this.shift += milliseconds;
  }
}
