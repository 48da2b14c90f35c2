/**
 * Makes something once and remembers it. A failure is not remembered: whoever asks next makes it anew.
 *
 * @example
 * private readonly indexed = remembered(() => collection.createIndex({ startedAt: 1 }));
 */
export function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    making.catch(() => (made = undefined));
    return making;
  };
}
