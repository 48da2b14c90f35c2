import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Database } from '@vybac/platform';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

interface KeptKey {
  _id: string;
  privateJwk: JWK;
  createdAt: Date;
}

/** One for the whole deployment, so that two processes starting together agree. */
const currentKey = 'access-tokens';

/** The key pair that access tokens are signed with: made once, kept in identity's database. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private kept: Promise<JWK> | undefined;
  private imported: ReturnType<typeof importJWK> | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.current();
  }

  async signingKey() {
    const jwk = await this.current();
    return { keyId: String(jwk.kid), key: await (this.imported ??= importJWK(jwk, 'EdDSA')) };
  }

  /** What others verify with. */
  async publicKeys(): Promise<Record<string, unknown>[]> {
    const { d: _private, ...publicJwk } = await this.current();
    return [{ ...publicJwk, alg: 'EdDSA', use: 'sig' }];
  }

  private current(): Promise<JWK> {
    return (this.kept ??= this.makeOnce());
  }

  private async makeOnce(): Promise<JWK> {
    const collection = this.database.connection.collection<KeptKey>('signing_keys');
    const pair = await generateKeyPair('EdDSA', { extractable: true });
    const made = await exportJWK(pair.privateKey);
    const privateJwk = { ...made, kid: await calculateJwkThumbprint(made) };
    await collection.updateOne(
      { _id: currentKey },
      { $setOnInsert: { privateJwk, createdAt: this.clock.now() } },
      { upsert: true },
    );
    const kept = await collection.findOne({ _id: currentKey });
    if (!kept) throw new Error('The signing key that was just kept is gone.');
    return kept.privateJwk;
  }
}
