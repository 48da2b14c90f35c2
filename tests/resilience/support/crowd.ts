import type { Person, Town } from '@vybac/testing';

/** Access tokens last five minutes. */
const renewAfter = 3 * 60_000;

/** People who stay for long: their tokens are renewed in time. */
export class Crowd {
  private constructor(
    private readonly town: Town,
    private readonly now: () => number,
    private people: readonly Person[],
    private renewedAt: number,
  ) {}

  static async gathers(
    town: Town,
    { guests, users, now = Date.now }: { guests: number; users: readonly string[]; now?: () => number },
  ): Promise<Crowd> {
    const renewedAt = now();
    const [named, nameless] = await Promise.all([
      Promise.all(users.map((username) => town.user(username))),
      Promise.all(Array.from({ length: guests }, () => town.guest())),
    ]);
    return new Crowd(town, now, [...named, ...nameless], renewedAt);
  }

  /** Users first, then guests; always in the same order. */
  async present(): Promise<readonly Person[]> {
    if (this.now() - this.renewedAt < renewAfter) return this.people;
    this.renewedAt = this.now();
    this.people = await Promise.all(this.people.map((person) => this.town.renewed(person)));
    return this.people;
  }
}
