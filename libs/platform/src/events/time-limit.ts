/** A handler did not come back in time. It may still be running: nothing can stop it. */
export class TimeLimitExceeded extends Error {
  constructor(readonly milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'TimeLimitExceeded';
  }
}

/** @throws TimeLimitExceeded when `work` takes longer than `milliseconds` */
export async function withTimeLimit<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until `work` has ended, but no longer than `milliseconds`. How it ended is for others to know. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await withTimeLimit(milliseconds, () => work).catch(() => undefined);
}
