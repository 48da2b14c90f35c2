import { reportReceipt } from '@vybac/contracts/messaging';
import { call } from '../../../api/call';
import { realtime } from '../../../api/realtime';

const reported = new Map<string, number>();

/**
 * Tells how far one's client has received (`delivered`) or shown (`read`) a conversation: by socket, else by HTTP. Each step
 * is told once; one that could not be told is told with the next.
 */
export async function report(
  actorId: string,
  conversationId: string,
  what: 'delivered' | 'read',
  sequence: number,
): Promise<void> {
  const key = `${actorId} ${conversationId} ${what}`;
  const before = reported.get(key) ?? 0;
  if (sequence <= before) return;
  reported.set(key, sequence);
  const { ok } = await realtime.say(what, { conversationId, sequence });
  if (ok) return;
  await call(reportReceipt, { params: { id: conversationId }, body: { [what]: sequence } }).catch(() => {
    if (reported.get(key) === sequence) reported.set(key, before);
  });
}
