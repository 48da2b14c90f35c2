import { Transform, type TransformCallback } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one part that a `Range` header asks for; null when it asks for everything, or in a way that one may answer with everything
 * (RFC 9110 §14.2). Players of sound ask so: Safari plays nothing without.
 * @returns `unsatisfiable` when it begins beyond the end
 */
export function rangeIn(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!asked) return null;
  const [from = '', to = ''] = asked.slice(1);
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes) return 'unsatisfiable';
  return first > last ? null : { first, last };
}

/** Answers with all of something small, or with the one part that a `Range` header asks for. */
export function partOf(whole: Buffer, header: string | undefined) {
  const range = rangeIn(header, whole.length);
  const headers = { 'accept-ranges': 'bytes' };
  if (range === null) return { status: 200, headers, body: whole };
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${whole.length}` }, body: Buffer.alloc(0) };
  const { first, last } = range;
  const said = { ...headers, 'content-range': `bytes ${first}-${last}/${whole.length}` };
  return { status: 206, headers: said, body: whole.subarray(first, last + 1) };
}

/** Lets through the bytes of a range and nothing else. */
export class RangeOnly extends Transform {
  private passed = 0;

  constructor(private readonly range: ByteRange) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const start = Math.max(0, this.range.first - this.passed);
    const end = Math.min(chunk.length, this.range.last + 1 - this.passed);
    this.passed += chunk.length;
    done(null, start < end ? chunk.subarray(start, end) : undefined);
  }
}
