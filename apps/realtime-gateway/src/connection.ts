import { Logger } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { authorizeConversation, messagingErrors } from '@vybac/contracts/messaging';
import { type Acknowledgement, type ClientMessages, clientMessages } from '@vybac/contracts/realtime';
import { AppError } from '@vybac/kit';
import type { RateLimits, ServiceClient } from '@vybac/platform';
import type { Socket } from 'socket.io';
import type { Online } from './online';
import type { Receipts } from './receipts';

export interface ConnectionParts {
  readonly services: ServiceClient;
  readonly limits: RateLimits;
  readonly receipts: Receipts;
  readonly online: Online;
}

/** Messages of one connection in a minute, all kinds together: far above what a person's client says. */
const allowance = { max: 600, windowMinutes: 1 };
const logger = new Logger('Realtime');

type Handler<Name extends keyof ClientMessages> = (message: ClientMessages[Name]) => Promise<void> | void;

/** What one connected client may say, and what comes of it. */
export function serve(
  socket: Socket,
  actor: Actor | null,
  { services, limits, receipts, online }: ConnectionParts,
): void {
  /** With whom the open conversations are, by stream. */
  const partners = new Map<string, string>();
  const requireActor = (): Actor => {
    if (!actor) throw new AppError(commonErrors['session.required']);
    return actor;
  };

  /** @returns with whom one may hear this conversation; null when the stream is none */
  async function authorize(stream: string): Promise<string | null> {
    const [kind, id = ''] = stream.split(':');
    if (kind === 'listing') return null;
    if (kind === 'actor' && id === actor?.id) return null;
    if (kind !== 'conversation' || !actor) throw new AppError(messagingErrors['conversation.missing']);
    const { recipientId } = await services.call(authorizeConversation, { params: { id, actorId: actor.id } });
    return recipientId;
  }

  async function closes(stream: string): Promise<void> {
    const partner = partners.get(stream);
    partners.delete(stream);
    const isStillOpen = [...partners.values()].includes(partner ?? '');
    if (partner && !isStillOpen) await online.unwatch(socket, partner);
  }

  function on<Name extends keyof ClientMessages>(name: Name, handle: Handler<Name>): void {
    const event: string = name;
    socket.on(event, (given: unknown, acknowledge?: unknown) => {
      const answer = (result: Acknowledgement): void => {
        if (typeof acknowledge === 'function') (acknowledge as (result: Acknowledgement) => void)(result);
      };
      void dealWith(name, given, handle).then(answer);
    });
  }

  async function dealWith<Name extends keyof ClientMessages>(
    name: Name,
    given: unknown,
    handle: Handler<Name>,
  ): Promise<Acknowledgement> {
    try {
      const { allowed } = await limits.consume('realtime', socket.id, allowance);
      if (!allowed) throw new AppError(commonErrors['request.limited']);
      const parsed = clientMessages[name].safeParse(given);
      if (!parsed.success) throw new AppError(commonErrors['request.invalid']);
      await handle(parsed.data as ClientMessages[Name]);
      return { ok: true };
    } catch (error) {
      if (error instanceof AppError) return { ok: false, code: error.code };
      logger.error(`${name} failed`, error instanceof Error ? error.stack : String(error));
      return { ok: false, code: commonErrors['service.fault'].code };
    }
  }

  on('join', async ({ stream }) => {
    const partner = await authorize(stream);
    await socket.join(stream);
    if (!partner) return;
    partners.set(stream, partner);
    await online.watch(socket, partner);
  });
  on('leave', async ({ stream }) => {
    // One's own stream is kept: it carries what concerns oneself.
    if (stream === `actor:${actor?.id}`) return;
    await socket.leave(stream);
    await closes(stream);
  });
  on('typing', ({ conversationId }) => {
    const stream = `conversation:${conversationId}`;
    if (!socket.rooms.has(stream)) throw new AppError(messagingErrors['conversation.missing']);
    socket.to(stream).volatile.emit('typing', { conversationId, actorId: requireActor().id });
  });
  on('delivered', ({ conversationId, sequence }) =>
    receipts.report(requireActor().id, conversationId, { delivered: sequence }),
  );
  on('read', ({ conversationId, sequence }) => receipts.report(requireActor().id, conversationId, { read: sequence }));
}
