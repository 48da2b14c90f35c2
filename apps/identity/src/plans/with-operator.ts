import { Database, Outbox, OutboxRelay, type PlatformConfig } from '@vybac/platform';
import { PeopleStore } from '../people/people.store';
import { AuditStore } from './audit.store';
import { OperatorService } from './operator.service';
import { withMarketplace } from './with-marketplace';

/**
 * Hands the operator's acts to `work`, beside a running marketplace or without one. What the acts announce waits in the outbox
 * until the marketplace publishes it.
 */
export function withOperator<Result>(
  config: PlatformConfig,
  work: (operator: OperatorService) => Promise<Result>,
): Promise<Result> {
  return withMarketplace(config, async (runtime) => {
    const connection = await runtime.connect('identity');
    const database = new Database(connection);
    const relay = new OutboxRelay({ service: 'identity', connection, log: runtime.eventLog });
    const people = new PeopleStore(new Outbox(database, runtime.clock, runtime.ids, relay));
    return work(new OperatorService(people, new AuditStore(database, runtime.clock, runtime.ids), runtime.clock));
  });
}
