import { ProblemError } from '@vybac/client';
import { aBook, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';

/** What the marketplace acknowledged: the client's side of the truth. */
export interface Acknowledged {
  /** Ids of messages, by conversation. */
  readonly messages: Map<string, string[]>;
  /** Ids of listings, by seller. */
  readonly listings: Map<string, string[]>;
}

export function nothingYet(): Acknowledged {
  return { messages: new Map(), listings: new Map() };
}

export function countOf({ messages, listings }: Acknowledged): number {
  return [...messages.values(), ...listings.values()].reduce((sum, ids) => sum + ids.length, 0);
}

/** Somebody in a conversation, who writes in it as fast as it is acknowledged. The text is the id, so that effects can be told apart. */
export interface Talk {
  readonly writer: Person;
  readonly conversation: { readonly id: string };
}

/** Writes until the marketplace is gone. Whatever is refused while it stands fails the test. */
export async function writeUntilGone(
  { talks, sellers }: { talks: readonly Talk[]; sellers: readonly Person[] },
  acknowledged: Acknowledged,
): Promise<void> {
  let gone = false;
  const untilGone = async (write: () => Promise<void>): Promise<void> => {
    while (!gone) {
      await write().catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.status !== 0) throw error;
        gone = true;
      });
    }
  };
  const talking = talks.map(({ writer, conversation }) =>
    untilGone(async () => {
      const id = randomUUID();
      await writer.writes(conversation, id, id);
      listIn(acknowledged.messages, conversation.id).push(id);
    }),
  );
  const selling = sellers.map((seller) =>
    untilGone(async () => {
      const { id } = await seller.publishes(aBook());
      listIn(acknowledged.listings, seller.id).push(id);
      // Sixty an hour is what a person may publish.
      await new Promise((resolve) => setTimeout(resolve, 150));
    }),
  );
  await Promise.all([...talking, ...selling]);
}

function listIn(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
