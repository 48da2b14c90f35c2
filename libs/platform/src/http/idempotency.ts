import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { AppError, Clock, type ErrorKind, remembered } from '@vybac/kit';
import type { FastifyReply } from 'fastify';
import { v5 } from 'uuid';
import { Database } from '../mongo/database';

/** A command that carried an Idempotency-Key. */
export interface KeyedCommand {
  readonly caller: string;
  readonly route: string;
  readonly key: string;
  readonly input: unknown;
}

interface Answer {
  status: number;
  body?: unknown;
  error?: { code: string; kind: ErrorKind; title: string; details: Record<string, unknown> };
}

interface KeptAnswer {
  _id: string;
  fingerprint: string;
  startedAt: Date;
  answer?: Answer;
}

const namespace = '6f0cf4f1-5f0e-4c0a-9a43-6d1b8c1e7a10';
const keptSeconds = 24 * 60 * 60;
const abandonedAfter = 30_000;
/** How long a later arrival waits for the first one's answer, in milliseconds; then its client is to ask again. */
const waitsFor = 5_000;
const passing: readonly ErrorKind[] = ['fault', 'unavailable', 'limited'];

/** The same command with the same key has one effect and one answer, for 24 hours. */
@Injectable()
export class Idempotency {
  private readonly running = new Map<string, Promise<Answer>>();
  private readonly indexed = remembered(() =>
    this.collection().createIndex({ startedAt: 1 }, { expireAfterSeconds: keptSeconds }),
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  commandIdOf(command: KeyedCommand): string {
    return v5(`${command.caller}\n${command.route}\n${command.key}`, namespace);
  }

  /** Runs `work` for the first arrival of the command; later arrivals get its answer, also while it still runs. */
  async once(command: KeyedCommand, work: () => Promise<unknown>, reply: FastifyReply): Promise<unknown> {
    const id = this.commandIdOf(command);
    const fingerprint = createHash('sha256').update(JSON.stringify(command.input)).digest('base64');
    const shared = `${id} ${fingerprint}`;
    let answer = this.running.get(shared);
    if (!answer) {
      answer = this.answer(id, fingerprint, work, reply.statusCode).finally(() => this.running.delete(shared));
      this.running.set(shared, answer);
    }
    const { status, body, error } = await answer;
    if (error) throw new AppError(error, error.details);
    void reply.status(status);
    return body;
  }

  private async answer(id: string, fingerprint: string, work: () => Promise<unknown>, status: number): Promise<Answer> {
    const kept = await this.claim(id, fingerprint);
    if (kept) return kept;
    try {
      const answer: Answer = await work().then((body) => ({ status, body }), failed);
      await this.collection().updateOne({ _id: id }, { $set: { answer } });
      return answer;
    } catch (error) {
      await this.collection().deleteOne({ _id: id });
      throw error;
    }
  }

  /** Null when this arrival is to do the work. */
  private async claim(id: string, fingerprint: string): Promise<Answer | null> {
    await this.indexed();
    const arrived = performance.now();
    for (;;) {
      const startedAt = this.clock.now();
      const abandonedBefore = new Date(startedAt.getTime() - abandonedAfter);
      const found = await this.collection()
        .findOneAndUpdate(
          { _id: id },
          { $setOnInsert: { fingerprint, startedAt } },
          { upsert: true, returnDocument: 'before' },
        )
        .catch(duplicateMeansAgain);
      if (found === 'again') continue;
      if (!found) return null;
      if (found.fingerprint !== fingerprint) throw new AppError(commonErrors['request.key_reused']);
      if (found.answer) return found.answer;
      const takeOver = { _id: id, answer: { $exists: false }, startedAt: { $lt: abandonedBefore } };
      const taken = await this.collection().updateOne(takeOver, { $set: { startedAt } });
      if (taken.modifiedCount === 1) return null;
      if (performance.now() - arrived > waitsFor) throw new AppError(commonErrors['service.unavailable']);
      await pause(25);
    }
  }

  private collection() {
    return this.database.connection.collection<KeptAnswer>('idempotency_keys');
  }
}

// Only what another try would meet again is an answer; the rest is a bad moment.
function failed(error: unknown): Answer {
  if (!(error instanceof AppError) || passing.includes(error.kind)) throw error;
  const { code, kind, title, detail, fields, data } = error;
  return {
    status: 0,
    error: {
      code,
      kind,
      title,
      details: JSON.parse(JSON.stringify({ detail, fields, data })) as Record<string, unknown>,
    },
  };
}

function duplicateMeansAgain(error: unknown): 'again' {
  if ((error as { code?: unknown }).code === 11000) return 'again';
  throw error;
}
