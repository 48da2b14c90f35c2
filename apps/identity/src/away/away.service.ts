import { Injectable } from '@nestjs/common';
import type { Away } from '@vybac/contracts/identity';
import { Clock } from '@vybac/kit';
import * as rules from '../people/away';
import { PeopleStore } from '../people/people.store';

/** Sellers say that they are away. It ends on this clock, without anything being written. */
@Injectable()
export class AwayService {
  constructor(
    private readonly people: PeopleStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `away.end_invalid` */
  async goAway(actorId: string, wish: Omit<Away, 'since'>): Promise<Away | null> {
    const { away } = await this.people.change(actorId, (person) => rules.goAway(person, wish, this.clock.now()));
    return away ?? null;
  }

  async comeBack(actorId: string): Promise<void> {
    await this.people.change(actorId, rules.comeBack);
  }
}
