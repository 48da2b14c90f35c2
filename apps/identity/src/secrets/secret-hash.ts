import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Hashes for what people know by heart: slow on purpose, argon2id with the library's (OWASP's) parameters. */
@Injectable()
export class SecretHash {
  private readonly nobodys = hash('nobody knows this secret');

  of(secret: string): Promise<string> {
    return hash(secret);
  }

  /** Takes the same time when there is nothing to compare with, so that nobody learns who exists. */
  async matches(kept: string | null | undefined, given: string): Promise<boolean> {
    const matched = await verify(kept ?? (await this.nobodys), given);
    return matched && kept !== null && kept !== undefined;
  }
}
