import type { Message } from '@vybac/contracts/messaging';
import { leavesGap, merge, type Thread } from './thread';

const message = (sequence: number, content = ''): Message => ({
  id: `m${sequence}`,
  conversationId: 'c',
  sequence,
  senderId: 's',
  kind: 'text',
  content,
  images: [],
  offer: null,
  notice: null,
  createdAt: '2025-06-18T12:00:00Z',
});
const thread = (...sequences: number[]): Thread => ({
  messages: sequences.map((one) => message(one)),
  hasOlder: false,
});
const sequences = ({ messages }: Thread) => messages.map(({ sequence }) => sequence);

it('shows each message once and in order, whatever the order of arrival', () => {
  expect(sequences(merge(thread(3, 4), [message(5), message(2), message(4)]))).toEqual([2, 3, 4, 5]);
});

it('takes the later word about a message', () => {
  expect(merge(thread(1), [message(1, 'new')]).messages[0]?.content).toBe('new');
});

it('notices that something is missing in between', () => {
  expect(leavesGap(thread(1, 2), message(3))).toBe(false);
  expect(leavesGap(thread(1, 2), message(2))).toBe(false);
  expect(leavesGap(thread(1, 2), message(4))).toBe(true);
  expect(leavesGap(thread(), message(1))).toBe(false);
});
