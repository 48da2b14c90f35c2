import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Goal } from './report';
import { percentile } from './statistics';
import { timed } from './timed';

const content = 'Is this still available? I could come by on Saturday around noon.';
const warmUp = 5;
/** Of each side before anything counts: processes that have just started are not what is compared. */
const runIn = 200;

/** Where one person's messages go, and the socket on which the other one sees what comes of them. */
export interface Line {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly conversationId: string;
  readonly seen: Socket;
}

export interface Course {
  /** How the report calls it. */
  readonly path: string;
  /** What the other one's client waits for. */
  readonly event: 'message' | 'notification';
  readonly pairs: number;
  /** Of each pair. */
  readonly messages: number;
  /** Milliseconds. People pause; what follows from a message must not be charged to the next one of the other side. */
  readonly breath: number;
  /** What the ceiling is called that is only told. */
  readonly beside?: string;
  readonly goals: readonly {
    readonly measure: string;
    readonly share: number;
    /** From when: its sending (what it is unless said otherwise), or the answer that it is kept. */
    readonly since?: keyof Taken;
    readonly atMost?: number;
  }[];
}

/** How long it took until it was seen, in milliseconds. */
interface Taken {
  readonly sending: number;
  readonly answer: number;
}

type OpenLine = () => Promise<Line>;

/**
 * Times from sending to seeing, product and ceilings in turn.
 *
 * @param open a line of two people who have not met before; `beside` is another ceiling, only told
 */
export async function sentToSeen(
  course: Course,
  open: { product: OpenLine; ceiling: OpenLine; beside?: OpenLine },
): Promise<Goal[]> {
  const sides = Object.values(open).map((openLine) => ({ openLine, times: [] as Taken[] }));
  await measurePair({ ...course, messages: runIn, breath: 0 }, unmeasured(sides));
  for (let pair = 0; pair < course.pairs; pair += 1) await measurePair(course, sides);
  const [product = [], ...ceilings] = sides.map(({ times }) => times);
  return ceilings.flatMap((ceiling, place) =>
    course.goals.map(({ measure, share, since = 'sending', atMost }) => {
      const at = (times: readonly Taken[]): number =>
        percentile(
          times.map((time) => time[since]),
          share,
        );
      const [taken, floor] = [at(product), at(ceiling)];
      const told = { product: milliseconds(taken), ceiling: milliseconds(floor) };
      const path = place === 0 ? course.path : `(${course.beside ?? 'beside'})`;
      const line = { path, measure, ...told, value: taken / floor, unit: '×' } as const;
      return atMost === undefined || place > 0 ? line : { ...line, atMost };
    }),
  );
}

function unmeasured(sides: readonly { openLine: OpenLine }[]) {
  return sides.map(({ openLine }) => ({ openLine, times: [] }));
}

async function measurePair(
  { messages, event, breath }: Course,
  sides: readonly { openLine: OpenLine; times: Taken[] }[],
): Promise<void> {
  const lines: { line: Line; times: Taken[] }[] = [];
  for (const { openLine, times } of sides) lines.push({ line: await openLine(), times });
  for (let message = 0; message < warmUp + messages; message += 1) {
    for (const { line, times } of message % 2 === 0 ? lines : lines.toReversed()) {
      const taken = await timeToSee(line, event);
      if (message >= warmUp) times.push(taken);
      await pause(breath);
    }
  }
  for (const { line } of lines) line.seen.disconnect();
}

/** A connected client. */
export async function listen(origin: string, options: Parameters<typeof io>[1] = {}): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, ...options });
  await heard(socket, 'connect');
  return socket;
}

/** The line of a ceiling: it needs no session and takes any conversation. */
export async function ceilingLine(sendTo: string, listenAt = sendTo): Promise<Line> {
  const conversationId = randomUUID();
  const seen = await listen(listenAt, { query: { conversationId } });
  return { url: `${sendTo}/messages`, headers: {}, conversationId, seen };
}

/** Sends one message; how long it took until the other one's client had what it waits for. */
export async function timeToSee({ url, headers, conversationId, seen }: Line, event: Course['event']): Promise<Taken> {
  const body = JSON.stringify({ id: randomUUID(), conversationId, content });
  const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const [sending, answered] = await Promise.all([timedUntil(heard(seen, event)), timed(url, options, body)]);
  return { sending, answer: sending - answered };
}

async function timedUntil(arrival: Promise<void>): Promise<number> {
  const begun = performance.now();
  await arrival;
  return performance.now() - begun;
}

function heard(socket: Socket, name: string): Promise<void> {
  return new Promise((resolve) => socket.once(name, () => resolve()));
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
