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
  let refused = false;

  const workThroughChains = async (): Promise<void> => {
    for (let chain = chains.shift(); chain && !refused; chain = chains.shift()) {
      for (const record of chain) {
        if (refused) return;
        await each(record).catch(() => (refused = true));
      }
    }
  };

  await Promise.all(Array.from({ length: Math.min(chainsAtOnce, chains.length) }, workThroughChains));
  return !refused;
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
