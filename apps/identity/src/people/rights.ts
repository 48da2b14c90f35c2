import { happened } from '@vybac/contracts';
import { personChanged, type Role, type Tier } from '@vybac/contracts/identity';
import type { PersonDecision } from './joining';
import { factsOf, type Identified } from './person';

/** Null when the account has the role already. */
export function grantRole(person: Identified, role: Role): PersonDecision | null {
  if (person.roles.includes(role)) return null;
  return { changes: { roles: [...person.roles, role] }, events: [happened(personChanged, factsOf(person))] };
}

/** A plan given by the operator or an admin, without a subscription; `free_user` takes it away. */
export function assignPlan(person: Identified, tier: Tier, now: Date): PersonDecision {
  const plan = tier === 'free_user' ? null : ({ tier, origin: 'admin_assigned', assignedAt: now } as const);
  return { changes: { plan }, events: [happened(personChanged, factsOf(person))] };
}
