import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from '../stage';

/** What every event log promises; rejects with a {@link Violation} when the logs of a stage break it. */
export type Property = (stage: Stage) => Promise<void>;

/** A promise was broken; the message says how. */
export class Violation extends Error {}

/** @throws Violation unless `holds` */
export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Violation(otherwise);
}

/** Waits until it holds, as long as the stage has patience. @throws Violation when it does not come to hold */
export async function comes(stage: Stage, holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + stage.patience;
  while (!(await holds())) {
    demand(Date.now() < end, otherwise);
    await pause(20);
  }
}
