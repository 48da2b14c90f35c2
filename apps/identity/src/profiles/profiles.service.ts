import { Injectable } from '@nestjs/common';
import { commonErrors, happened, type PersonSummary } from '@vybac/contracts';
import {
  awayAt,
  type editProfile,
  identityErrors,
  type Me,
  personChanged,
  type Profile,
  proThemes,
  type Theme,
  userSearchLimit,
} from '@vybac/contracts/identity';
import type { InputOf } from '@vybac/contracts';
import { findMedia } from '@vybac/contracts/listings';
import { AppError, cleanLine, Clock } from '@vybac/kit';
import { ServiceClient } from '@vybac/platform';
import { actorOf, factsOf, isPresent, namesOf, type Person, summaryOf, tierOf } from '../people/person';
import { PeopleStore, type StoredPerson } from '../people/people.store';

type ProfileEdit = InputOf<typeof editProfile>['body'];

/** People as they see themselves and as others see them. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly people: PeopleStore,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  async showMe(actorId: string, sessionId: string): Promise<Me | null> {
    const person = await this.people.find(actorId);
    return person && this.meOf(person, sessionId);
  }

  /** @throws AppError `theme.pro_required` when a free account asks for a pro theme (rulings, Pro themes) */
  async chooseTheme(actorId: string, sessionId: string, theme: Theme): Promise<Me> {
    const person = await this.people.change(actorId, (current) => {
      if (proThemes.includes(theme) && !isPro(current)) throw new AppError(identityErrors['theme.pro_required']);
      return { changes: { theme }, events: [] };
    });
    return this.meOf(person, sessionId);
  }

  async edit(actorId: string, sessionId: string, edit: ProfileEdit): Promise<Me> {
    const avatar =
      edit.avatarMediaId === undefined ? {} : { avatarUrl: await this.findAvatar(actorId, edit.avatarMediaId) };
    const person = await this.people.change(actorId, (current) => {
      const changes = { ...namesAfter(current, edit), ...(edit.bio === undefined ? {} : { bio: edit.bio }), ...avatar };
      return { changes, events: [happened(personChanged, factsOf({ ...current, ...changes }))] };
    });
    return this.meOf(person, sessionId);
  }

  /** @throws AppError `resource.missing`, also for somebody who has not confirmed yet */
  async show(id: string): Promise<Profile> {
    const person = await this.people.find(id);
    if (!person || !isPresent(person)) throw new AppError(commonErrors['resource.missing']);
    const { fullName, bio } = person;
    const away = awayAt(person.away, this.clock.now());
    return { ...factsOf(person), fullName, bio, away, verifiedEmail: Boolean(person.account?.confirmedAt) };
  }

  /** Users whose username or full name contains the words; blank finds nobody. */
  async search(words: string, exceptId: string): Promise<PersonSummary[]> {
    const part = cleanLine(words).toLowerCase();
    if (part === '') return [];
    return (await this.people.search(part, exceptId, userSearchLimit)).map(summaryOf);
  }

  async findMany(ids: readonly string[]) {
    return (await this.people.findMany([...new Set(ids)])).filter(isPresent).map(factsOf);
  }

  async adminIds(): Promise<{ ids: string[] }> {
    return { ids: await this.people.adminIds() };
  }

  private async findAvatar(ownerId: string, mediaId: string | null): Promise<string | null> {
    if (mediaId === null) return null;
    const { items } = await this.services.call(findMedia, { body: { ownerId, ids: [mediaId] } });
    const [image] = items;
    if (!image)
      throw new AppError(commonErrors['request.invalid'], { fields: { avatarMediaId: 'This image does not exist' } });
    return image.urls.small;
  }

  private meOf(person: StoredPerson, sessionId: string): Me {
    return {
      actor: actorOf(person, sessionId),
      guestId: person.guest?.guestId ?? null,
      email: person.account?.confirmedAt ? person.account.email : null,
      fullName: person.fullName,
      theme: person.theme,
      isPro: isPro(person),
      away: awayAt(person.away, this.clock.now()),
      createdAt: person.createdAt.toISOString(),
    };
  }
}

function isPro(person: Person): boolean {
  return tierOf(person) !== 'free_user';
}

function namesAfter(person: Person, { fullName }: ProfileEdit): Partial<Person> {
  return fullName === undefined || !person.account ? {} : namesOf(person.account.username, fullName);
}
