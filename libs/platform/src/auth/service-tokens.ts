import { jwtVerify, SignJWT } from 'jose';

const audience = 'vybac-services';
const lifetimeSeconds = 60;

/** Short-lived HS256 tokens by which services recognise each other. */
export class ServiceTokens {
  private readonly secret: Uint8Array;
  private current: { token: string; renewAt: number } | undefined;

  constructor(
    secret: string,
    private readonly issuer: string,
  ) {
    this.secret = new TextEncoder().encode(secret);
  }

  async issue(): Promise<string> {
    if (!this.current || this.current.renewAt < Date.now()) {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(this.issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(this.secret);
      this.current = { token, renewAt: Date.now() + (lifetimeSeconds / 2) * 1_000 };
    }
    return this.current.token;
  }

  async verify(token: string): Promise<boolean> {
    return jwtVerify(token, this.secret, { audience, algorithms: ['HS256'] }).then(
      () => true,
      () => false,
    );
  }
}
