import { exchangeSession } from '@vybac/contracts/identity';
import { AppError, type Clock } from '@vybac/kit';
import { type Channel, type ServiceClient, type SessionsWord, sessionsChannel } from '@vybac/platform';
import { LRUCache } from 'lru-cache';

interface OpenSession {
  readonly accessToken: string;
  readonly actorId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** The cookie's next value, when identity rotated it at this exchange. */
  readonly rotatedRefreshToken: string | null;
}

/** Renew an access token this long before it expires, so that none expires on its way. */
const marginMilliseconds = 30_000;

/**
 * Turns a session cookie into an access token. Tokens are remembered until shortly before they expire, or until identity
 * says that the session has ended.
 */
export class SessionDoor {
  private readonly open = new LRUCache<string, OpenSession>({ max: 50_000 });
  private readonly asking = new Map<string, Promise<OpenSession | null>>();
  /** How often identity has spoken of sessions: an answer that was under way meanwhile may be of one that has ended. */
  private words = 0;

  constructor(
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** From now on forgets what identity says has ended; after a cut it forgets everything, having missed words. */
  async listen(channel: Channel): Promise<void> {
    await channel.subscribe(
      sessionsChannel,
      (word) => this.forget((word as SessionsWord).sessionIds),
      () => {
        this.words += 1;
        this.open.clear();
      },
    );
  }

  /** The session of a refresh token, or null when it has ended. */
  async enter(refreshToken: string): Promise<OpenSession | null> {
    const known = this.open.get(refreshToken);
    if (known && known.expiresAt - marginMilliseconds > this.clock.now().getTime())
      return { ...known, rotatedRefreshToken: null };
    const asking = this.asking.get(refreshToken) ?? this.ask(refreshToken);
    this.asking.set(refreshToken, asking);
    return asking.finally(() => this.asking.delete(refreshToken));
  }

  private async ask(refreshToken: string): Promise<OpenSession | null> {
    const { words } = this;
    try {
      const answer = await this.services.call(exchangeSession, { body: { refreshToken } });
      const session = { ...answer, expiresAt: Date.parse(answer.expiresAt) };
      // A replaced secret is not remembered, nor its successor: identity wants to see the successor in use.
      if (!answer.rotatedRefreshToken && words === this.words) this.open.set(refreshToken, session);
      return session;
    } catch (error) {
      if (error instanceof AppError && error.code === 'session.invalid') return null;
      throw error;
    }
  }

  private forget(sessionIds: readonly string[]): void {
    this.words += 1;
    for (const [refreshToken, session] of this.open.entries()) {
      if (sessionIds.includes(session.sessionId)) this.open.delete(refreshToken);
    }
  }
}
