/** What one call adds to the budget: retries are at most a tenth of the calls. */
const share = 0.1;
/** What may be saved up in good times, and is there at the beginning. */
const most = 10;

/** Keeps retries from multiplying an outage: they are paid from what calls have earned. */
export class RetryBudget {
  private saved = most;

  /** Once for every call. */
  earn(): void {
    this.saved = Math.min(most, this.saved + share);
  }

  /** Pays for one retry; false when there is not enough. */
  spend(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
