import { type Actor, actor, listSigningKeys } from '@vybac/contracts/identity';
import type { Clock } from '@vybac/kit';
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ServiceClient } from '../services/service-client';

export const accessTokenIssuer = 'vybac-identity';
/** What an access token is for; identity may sign other things, which open nothing here. */
export const accessTokenAudience = 'vybac';

type Key = Awaited<ReturnType<typeof importJWK>>;
const retryKeysAfter = 5_000;

/**
 * Reads the actor from an access token (EdDSA, signed by identity). Verified tokens are remembered until they expire:
 * a signature costs more than most requests.
 */
export class AccessTokens {
  private readonly verified = new LRUCache<string, { actor: Actor; expiresAt: number }>({ max: 10_000 });
  private keys = new Map<string, Key>();
  private keysAskedAt = 0;

  constructor(
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** The actor, or null when the token is forged, expired, for something else or signed by another key. */
  async read(token: string): Promise<Actor | null> {
    const known = this.verified.get(token);
    if (known) return known.expiresAt > this.clock.now().getTime() ? known.actor : null;
    const key = await this.keyOf(token);
    if (!key) return null;
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: accessTokenIssuer,
        audience: accessTokenAudience,
        algorithms: ['EdDSA'],
        currentDate: this.clock.now(),
      });
      const parsed = actor.safeParse(payload['actor']);
      if (!parsed.success || !payload.exp) return null;
      this.verified.set(token, { actor: parsed.data, expiresAt: payload.exp * 1_000 });
      return parsed.data;
    } catch {
      return null;
    }
  }

  private async keyOf(token: string): Promise<Key | undefined> {
    const keyId = keyIdOf(token);
    if (!keyId) return undefined;
    if (!this.keys.has(keyId) && Date.now() - this.keysAskedAt > retryKeysAfter) await this.askForKeys();
    return this.keys.get(keyId);
  }

  private async askForKeys(): Promise<void> {
    const { keys } = await this.services.call(listSigningKeys, {});
    this.keysAskedAt = Date.now();
    const imported = keys.map(async (key): Promise<[string, Key]> => [
      String(key['kid']),
      await importJWK(key as JWK, 'EdDSA'),
    ]);
    this.keys = new Map(await Promise.all(imported));
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === 'EdDSA' ? kid : undefined;
  } catch {
    return undefined;
  }
}
