import type { Town } from '@vybac/testing';
import { type Line, listen } from './sent-to-seen';

/** Two people of the product who have not met before. @param listenAt the door of the other one's socket */
export async function productLine(town: Town, listenAt = town.origin): Promise<Line> {
  const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
  const { id } = await ana.contacts(bruno);
  const auth = { token: bruno.session.accessToken };
  return {
    url: `${town.origin}/api/conversations/${id}/messages`,
    headers: { authorization: `Bearer ${ana.session.accessToken}` },
    conversationId: id,
    seen: await listen(listenAt, { path: '/realtime', auth }),
  };
}
