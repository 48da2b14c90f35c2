import { randomInt } from 'node:crypto';
import { Ids } from '@vybac/kit';
import { v7 } from 'uuid';

/** Ids and secrets from the machine's secure randomness. */
export class SystemIds extends Ids {
  next(): string {
    return v7();
  }

  secret(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  }
}
