/** Documents with something to publish; the partial index has the same expression, or it would not be used. */
export const withPendingEvents = { outboxAt: { $gt: new Date(0) } };
