import { type Presence, presenceHeartbeat } from '@vybac/platform';
import type { Server, Socket } from 'socket.io';

/** A reload, or a walk through a tunnel, is no goodbye: milliseconds. */
const comesBackWithin = 5_000;
const watching = 'online:';

/** Tells who is online to those who have a conversation with them open, at whichever gateway either is. */
export class Online {
  private readonly connections = new Map<string, string>();
  private readonly leaving = new Set<NodeJS.Timeout>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly io: Server,
    private readonly presence: Presence,
  ) {
    this.heartbeat = setInterval(() => void this.keep(), presenceHeartbeat).unref();
  }

  /** From now until its socket closes, this actor is online. */
  async arrives(socket: Socket, actorId: string): Promise<void> {
    this.connections.set(socket.id, actorId);
    socket.once('disconnect', () => {
      const timer = setTimeout(() => {
        this.leaving.delete(timer);
        void this.leaves(socket.id, actorId);
      }, comesBackWithin);
      this.leaving.add(timer.unref());
    });
    if (await this.presence.arrive({ who: actorId, connection: socket.id })) this.tell(actorId, true);
  }

  /** Tells this socket whether the actor is online, now and whenever it changes. */
  async watch(socket: Socket, actorId: string): Promise<void> {
    await socket.join(watching + actorId);
    const here = await this.presence.here([actorId]);
    socket.emit('presence', { actorId, isOnline: here.has(actorId) });
  }

  async unwatch(socket: Socket, actorId: string): Promise<void> {
    await socket.leave(watching + actorId);
  }

  /** Whoever does not come back at another gateway is noticed by the heartbeats there. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const timer of this.leaving) clearTimeout(timer);
    await Promise.all(this.presentations().map((one) => this.presence.leave(one)));
  }

  private async leaves(connection: string, actorId: string): Promise<void> {
    this.connections.delete(connection);
    if (await this.presence.leave({ who: actorId, connection })) this.tell(actorId, false);
  }

  /** Says it again to all who watch here, too: a gateway that died told nobody that its people are gone. */
  private async keep(): Promise<void> {
    await this.presence.keep(this.presentations());
    const watched = [...this.io.of('/').adapter.rooms.keys()]
      .filter((room) => room.startsWith(watching))
      .map((room) => room.slice(watching.length));
    if (watched.length === 0) return;
    const here = await this.presence.here(watched);
    for (const actorId of watched) {
      this.io.local.to(watching + actorId).volatile.emit('presence', { actorId, isOnline: here.has(actorId) });
    }
  }

  private tell(actorId: string, isOnline: boolean): void {
    this.io.to(watching + actorId).volatile.emit('presence', { actorId, isOnline });
  }

  private presentations() {
    return [...this.connections].map(([connection, who]) => ({ connection, who }));
  }
}
