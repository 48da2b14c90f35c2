/**
 * For a write of which a crash of the database may forget the last moments: its answer does not wait for the journal, nor for
 * other members of a replica set. Whoever uses it says beside it why forgetting does no harm.
 */
export const unjournaled = { writeConcern: { w: 1 } } as const;
