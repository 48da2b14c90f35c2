import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { role as roles, tier as tiers } from '@vybac/contracts/identity';
import { AppError, Clock } from '@vybac/kit';
import { cleanEmail } from '../accounts/registration';
import { PeopleStore, type StoredPerson } from '../people/people.store';
import { assignPlan, grantRole } from '../people/rights';
import { AuditStore } from './audit.store';

/** What the operator does from the command line: `npm run admin -- grant-role <email> admin`. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly people: PeopleStore,
    private readonly audit: AuditStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `request.invalid` for an unknown role, `resource.missing` for an unknown address */
  async grantRole(email: string, role: string): Promise<StoredPerson> {
    const granted = roles.safeParse(role);
    if (!granted.success) throw invalid('role', roles.options);
    const person = await this.findUser(email);
    const after = [...new Set([...person.roles, granted.data])];
    await this.audit.add({ actor: 'operator', act: 'grant-role', subjectId: person.id, before: person.roles, after });
    return this.people.change(person.id, (current) => grantRole(current, granted.data));
  }

  /** @throws AppError `request.invalid` for an unknown plan, `resource.missing` for an unknown address */
  async assignPlan(email: string, plan: string): Promise<StoredPerson> {
    const tier = tiers.safeParse(plan === 'free' ? 'free_user' : plan.replace('-', '_'));
    if (!tier.success) throw invalid('plan', ['free', 'premium', 'premium_plus']);
    const person = await this.findUser(email);
    const before = person.plan?.tier ?? 'free_user';
    await this.audit.add({ actor: 'operator', act: 'assign-plan', subjectId: person.id, before, after: tier.data });
    return this.people.change(person.id, (current) => assignPlan(current, tier.data, this.clock.now()));
  }

  private async findUser(email: string): Promise<StoredPerson> {
    const person = await this.people.findByEmail(cleanEmail(email));
    if (!person?.account?.confirmedAt) {
      throw new AppError(commonErrors['resource.missing'], { detail: `No confirmed account has the address ${email}` });
    }
    return person;
  }
}

function invalid(field: string, allowed: readonly string[]): AppError {
  const message = `The ${field} must be one of: ${allowed.join(', ')}`;
  return new AppError(commonErrors['request.invalid'], { detail: message, fields: { [field]: message } });
}
