import 'reflect-metadata';
import { browse } from './paths/browse';
import { category } from './paths/category';
import { chat } from './paths/chat';
import { create } from './paths/create';
import { detail } from './paths/detail';
import { distributedChat } from './paths/distributed-chat';
import { distributedNotification } from './paths/distributed-notification';
import { events } from './paths/events';
import { growth } from './paths/growth';
import { idle } from './paths/idle';
import { memory } from './paths/memory';
import { proxiedBrowse } from './paths/proxied-browse';
import { search } from './paths/search';
import { searchRecall } from './paths/search-recall';
import { start } from './paths/start';
import { removeDemo } from './neighbourhood';
import { isMet, print, printHead, type Goal } from './report';

const benches: Readonly<Record<string, () => Promise<Goal[]>>> = {
  start,
  memory,
  browse,
  detail,
  search,
  chat,
  'distributed-chat': distributedChat,
  'distributed-notification': distributedNotification,
  'proxied-browse': proxiedBrowse,
  events,
  idle,
  category,
  create,
};
/** Takes long; runs only when asked for by its name. */
const long: Readonly<typeof benches> = { growth, 'search-recall': searchRecall };

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = asked.length === 0 || asked.includes('all') ? Object.keys(benches) : asked;
  const known = { ...benches, ...long };
  const unknown = names.filter((name) => !known[name]);
  if (unknown.length > 0)
    throw new Error(`No bench is called ${unknown.join(', ')}: all, ${Object.keys(known).join(', ')}`);
  printHead();
  const goals: Goal[] = [];
  for (const name of names) {
    const reached = (await known[name]?.()) ?? [];
    print(reached);
    goals.push(...reached);
  }
  await removeDemo();
  const missed = goals.filter((goal) => !isMet(goal)).length;
  process.stdout.write(`\n${goals.length - missed} met, ${missed} missed\n`);
  process.exit(missed > 0 ? 1 : 0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
