/** Source of identifiers and secrets, injected so that tests can predict them. */
export abstract class Ids {
  /** A new identifier: UUID version 7, so that ids of later things sort later. */
  abstract next(): string;

  /** A secret of `length` characters, each drawn evenly from `alphabet`. */
  abstract secret(alphabet: string, length: number): string;
}

export const upperCaseAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const digits = '0123456789';
export const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
