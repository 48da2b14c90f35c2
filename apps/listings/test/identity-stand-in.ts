import { randomBytes, randomUUID } from 'node:crypto';
import type { PersonSummary } from '@vybac/contracts';
import type { Actor, Away } from '@vybac/contracts/identity';
import { accessTokenAudience, accessTokenIssuer } from '@vybac/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Person = PersonSummary & { verifiedSeller: boolean; memberSince: string; away?: Away | null };

/** What the listings service asks of identity: keys and people. Signs tokens as identity does. */
export class IdentityStandIn {
  readonly people = new Map<string, Person>();

  private constructor(
    readonly server: FastifyInstance,
    private readonly sign: (actor: Actor) => Promise<string>,
  ) {}

  static async start(): Promise<IdentityStandIn> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const kid = randomBytes(6).toString('hex');
    const server = fastify();
    const sign = (actor: Actor) =>
      new SignJWT({ actor })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime('90 days')
        .sign(privateKey);
    const identity = new IdentityStandIn(server, sign);
    const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' }];
    server.get('/internal/keys', () => ({ keys }));
    server.post<{ Body: { ids: string[] } }>('/internal/people', ({ body }) => ({
      items: body.ids.flatMap((id) => identity.people.get(id) ?? []),
    }));
    await server.ready();
    return identity;
  }

  /** A person whom identity knows, and their access token. */
  async join(kind: Actor['kind'], name: string, roles: Actor['roles'] = []): Promise<{ actor: Actor; token: string }> {
    const id = randomUUID();
    const username = kind === 'user' ? name.toLowerCase() : null;
    const person = { id, kind, name, username, avatarUrl: null };
    this.people.set(id, { ...person, verifiedSeller: false, memberSince: '2024-05-01T00:00:00.000Z' });
    const actor: Actor = { ...person, tier: 'free_user', roles, sessionId: randomUUID() };
    return { actor, token: await this.sign(actor) };
  }
}
