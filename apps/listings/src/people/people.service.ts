import { Injectable, Logger } from '@nestjs/common';
import { type Actor, type Away, awayAt, findPeople } from '@vybac/contracts/identity';
import { Clock } from '@vybac/kit';
import { ServiceClient } from '@vybac/platform';
import { PeopleStore } from './people.store';
import { type KnownPerson, type Person, strangerOf } from './person';

/** How long a sale waits for identity, in milliseconds, before it goes by what was last heard. */
const patience = 2_000;

/** Who sells and buys here, kept beside the listings so that showing one asks nobody else. */
@Injectable()
export class PeopleService {
  private readonly logger = new Logger(PeopleService.name);

  constructor(
    private readonly people: PeopleStore,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** A person by id; asks identity when no event has told yet. Null when identity knows nobody either, or is away. */
  async find(id: string): Promise<KnownPerson | null> {
    return (await this.people.find(id)) ?? (await this.ask(id));
  }

  /** Those of these people who are known, by id; asks nobody. */
  async known(ids: readonly string[]): Promise<Map<string, Person>> {
    return new Map((await this.people.findAll(ids)).map((person) => [person.id, person]));
  }

  /** The acting person, with what the session says of them as a last resort. */
  async acting(actor: Actor): Promise<KnownPerson> {
    return (await this.find(actor.id)) ?? strangerOf(actor);
  }

  /**
   * Whether somebody is away, asked of identity at this moment: what events tell is a little late, and who has gone away must
   * not sell after that. While identity does not answer, what was last heard decides.
   */
  async awayNow(id: string): Promise<Away | null> {
    const person = (await this.lookUp(id, patience)) ?? (await this.people.find(id))?.person;
    return awayAt(person?.away, this.clock.now());
  }

  /** True when it was news. */
  remember(known: KnownPerson): Promise<boolean> {
    return this.people.keep(known);
  }

  private async ask(id: string): Promise<KnownPerson | null> {
    const person = await this.lookUp(id);
    if (!person) return null;
    // Version 0: whatever an event says is at least as new.
    await this.people.keep({ person, version: 0 });
    return { person, version: 0 };
  }

  private async lookUp(id: string, timeLimitMilliseconds?: number): Promise<Person | null> {
    try {
      const options = timeLimitMilliseconds === undefined ? {} : { timeLimitMilliseconds };
      const { items } = await this.services.call(findPeople, { body: { ids: [id] } }, options);
      return items.find((item) => item.id === id) ?? null;
    } catch (error) {
      this.logger.warn(`Identity did not say who ${id} is: ${String(error)}`);
      return null;
    }
  }
}
