import { happened } from '@vybac/contracts';
import { type Away, awayAt, awayLimits, identityErrors, personChanged } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import type { PersonDecision } from './joining';
import { factsOf, type Identified } from './person';

const longest = awayLimits.days * 24 * 60 * 60 * 1_000;

/** Away from now on; somebody who is away already changes end and note. @throws AppError `away.end_invalid` */
export function goAway(person: Identified, { until, note }: Omit<Away, 'since'>, now: Date): PersonDecision {
  const lasts = until === null ? 1 : Date.parse(until) - now.getTime();
  if (lasts <= 0 || lasts > longest) throw new AppError(identityErrors['away.end_invalid']);
  const { since } = awayAt(person.away, now) ?? { since: now.toISOString() };
  return settled(person, { since, until, note });
}

/** Null when they are here already. */
export function comeBack(person: Identified): PersonDecision | null {
  return person.away ? settled(person, null) : null;
}

function settled(person: Identified, away: Away | null): PersonDecision {
  return { changes: { away }, events: [happened(personChanged, factsOf({ ...person, away }))] };
}
