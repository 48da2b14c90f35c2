/** Numbers from 0 to 1 that come out the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from');
    return value;
  }

  /** As words of a language are used: the first values often, the last ones seldom. */
  familiar<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(values.length ** this.next()) - 1];
    return value ?? this.one(values);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}
