import { Injectable } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';
import { Clock } from '@vybac/kit';
import { accessTokenAudience, accessTokenIssuer } from '@vybac/platform';
import { SignJWT } from 'jose';
import { SigningKeys } from './signing-keys';

export interface AccessToken {
  readonly accessToken: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

const lifetimeSeconds = 5 * 60;

/** Signs who is calling, for 5 minutes (EdDSA). */
@Injectable()
export class AccessTokenIssuer {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  async issue(actor: Actor): Promise<AccessToken> {
    const { keyId, key } = await this.keys.signingKey();
    const now = Math.floor(this.clock.now().getTime() / 1_000);
    const expires = now + lifetimeSeconds;
    const accessToken = await new SignJWT({ actor })
      .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setSubject(actor.id)
      .setIssuedAt(now)
      .setExpirationTime(expires)
      .sign(key);
    return { accessToken, expiresAt: new Date(expires * 1_000).toISOString() };
  }
}
