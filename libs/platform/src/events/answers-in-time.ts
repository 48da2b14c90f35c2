import { withTimeLimit } from './time-limit';

const patience = 2_000;

/** Whether `ask` is answered, without an error, within two seconds. */
export async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await withTimeLimit(patience, ask);
    return true;
  } catch {
    return false;
  }
}
