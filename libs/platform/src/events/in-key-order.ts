import type { LogRecord } from './event-log';

const chainsAtOnce = 16;

/**
 * Deals with a batch: records of one key one after another, up to 16 keys side by side, so that a slow event holds up
 * only its own key.
 *
 * @returns false when a record was refused; the batch must then come again. All that was started has ended.
 */
export async function deliverInKeyOrder(
  records: readonly LogRecord[],
  each: (record: LogRecord) => Promise<void>,
): Promise<boolean> {
  const chains = chainsByKey(records);
  const refused = new Set<LogRecord>();

  const workThrough = async (chain: readonly LogRecord[]): Promise<void> => {
    for (const record of chain) {
      if (refused.size > 0) return;
      await each(record).catch(() => refused.add(record));
    }
  };
  const workThroughChains = async (): Promise<void> => {
    for (let chain = chains.shift(); chain; chain = chains.shift()) await workThrough(chain);
  };

  await Promise.all(Array.from({ length: Math.min(chainsAtOnce, chains.length) }, workThroughChains));
  return refused.size === 0;
}

function chainsByKey(records: readonly LogRecord[]): LogRecord[][] {
  const chains = new Map<string, LogRecord[]>();
  for (const record of records) {
    const chain = chains.get(record.key);
    if (chain) chain.push(record);
    else chains.set(record.key, [record]);
  }
  return [...chains.values()];
}
