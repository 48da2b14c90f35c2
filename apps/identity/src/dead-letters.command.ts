import type { ServiceName } from '@vybac/contracts';
import { type DeadLetter, DeadLetters, type PlatformConfig, type Runtime } from '@vybac/platform';
import { withMarketplace } from './plans/with-marketplace';

const services: readonly ServiceName[] = [
  'identity',
  'listings',
  'messaging',
  'notifications',
  'rewards',
  'admin-security',
];

const everything = 1_000_000;

export const deadLettersUsage = `  npm run admin -- dead-letters list [service]
  npm run admin -- dead-letters replay <service> <id>|all`;

/**
 * What an operator does about events that a service gave up on: `list`, and `replay` one or all of a service. The service
 * takes a replayed one up within a second, or when it runs again.
 *
 * @returns what to tell the operator
 * @throws Error with the usage; AppError `dead_letter.missing`
 */
export function deadLettersCommand(config: PlatformConfig, [act, service, id]: readonly string[]): Promise<string> {
  const chosen = services.filter((name) => service === undefined || name === service);
  if (act === 'list' && chosen.length > 0) return withMarketplace(config, (runtime) => list(runtime, chosen));
  const [name] = chosen;
  if (act === 'replay' && service && name && id) return withMarketplace(config, (runtime) => replay(runtime, name, id));
  return Promise.reject(new Error(`Usage:\n${deadLettersUsage}`));
}

async function list(runtime: Runtime, chosen: readonly ServiceName[]): Promise<string> {
  const found = await Promise.all(chosen.map(async (name) => (await of(runtime, name)).list()));
  const letters = found.flat().map(describe);
  return letters.length > 0 ? letters.join('\n') : 'There are no dead letters.';
}

async function replay(runtime: Runtime, service: ServiceName, id: string): Promise<string> {
  const deadLetters = await of(runtime, service);
  const ids = id === 'all' ? (await deadLetters.list(everything)).map((letter) => letter.id) : [id];
  // The oldest first: of one key they go in this order.
  for (const one of ids.reverse()) await deadLetters.replay(one);
  return `${ids.length} given to ${service} again.`;
}

async function of(runtime: Runtime, service: ServiceName): Promise<DeadLetters> {
  return DeadLetters.in(await runtime.connect(service), service);
}

function describe({ id, group, position, type, cause, attempts, failedAt }: DeadLetter): string {
  const [service] = group.split('.');
  return `${failedAt.toISOString()} ${group}: ${type ?? 'something unreadable'} at ${position}
  after ${attempts} attempts: ${cause.replaceAll('\n', ' ')}
  npm run admin -- dead-letters replay ${service} '${id}'`;
}
