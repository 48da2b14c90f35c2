import { createHmac, timingSafeEqual } from 'node:crypto';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';

const signatureLength = 16;

/**
 * Keyset cursors: the sort values of the last item, signed, so that an edited one is recognised.
 *
 * @example
 * const cursor = cursors.seal([createdAt.getTime(), id]);
 * const [createdAt, id] = cursors.open(query.cursor);
 */
export class Cursors {
  constructor(private readonly secret: string) {}

  seal(values: readonly (string | number)[]): string {
    const content = Buffer.from(JSON.stringify(values)).toString('base64url');
    return content + this.sign(content);
  }

  /** @throws AppError `cursor.invalid` */
  open(cursor: string): (string | number)[] {
    const content = cursor.slice(0, -signatureLength);
    const given = Buffer.from(cursor.slice(-signatureLength));
    const wanted = Buffer.from(this.sign(content));
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new AppError(commonErrors['cursor.invalid']);
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as (string | number)[];
  }

  private sign(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url').slice(0, signatureLength);
  }
}
