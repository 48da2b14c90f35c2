import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { happened, type InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  type changeSavedSearch,
  listingErrors,
  missingSearchMessage,
  type SavedSearch,
  savedSearchLimit,
  type saveSearch,
  searchNameLength,
  searchSaved,
} from '@vybac/contracts/listings';
import { AppError, cleanLine, Clock, codePoints } from '@vybac/kit';
import { z } from 'zod';
import { Dictionary } from '../search/dictionary.service';
import { familyOf } from '../search/family';
import { queryWordsOf } from '../search/words';
import { FoundStore } from './found.store';
import { dueAfter, keyOf, type SavedSearchState } from './saved-search';
import { type SavedSearchAggregate, SavedSearchesStore } from './saved-searches.store';

type Wanted = InputOf<typeof saveSearch>['body'];
const mailbox = z.email().max(254);

/** What people want to be told of. */
@Injectable()
export class SavedSearches {
  constructor(
    private readonly searches: SavedSearchesStore,
    private readonly found: FoundStore,
    private readonly dictionary: Dictionary,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `saved_search.missing_information`, `saved_search.limit` */
  async save(actor: Actor | null, wanted: Wanted, id: string): Promise<SavedSearch> {
    const name = cleanLine(wanted.name);
    const email = wanted.email.trim().toLowerCase();
    requireInformation(name, email);
    const owner = actor?.id ?? `mailbox ${email}`;
    const now = this.clock.now();
    const before = await this.searches.find(id);
    if (before) return viewOf(before);
    if (!(await this.searches.claim(owner, id, savedSearchLimit, now)))
      throw new AppError(listingErrors['saved_search.limit'], { data: { limit: savedSearchLimit } });
    const isConfirmed = actor !== null && (await this.searches.isConfirmed(actor.id, email));
    const words = queryWordsOf(wanted.query.q ?? '');
    const meaning = await this.dictionary.widened((await this.dictionary.meaningOf(words, 'as-written')) ?? []);
    const families = meaning.map(({ thing, typed }) => thing ?? familyOf(typed));
    const state: SavedSearchState = {
      ownerId: actor?.id ?? null,
      ...{ email, name, language: wanted.language, query: wanted.query, frequency: wanted.frequency },
      families: [...new Set(families)],
      key: keyOf(wanted.query, families[0]),
      isPaused: false,
      token: randomBytes(32).toString('base64url'),
      confirmedAt: isConfirmed ? now : null,
      ...{ confirmationMailedAt: null, createdAt: now, lastAlertedAt: null, dueAt: null },
    };
    const { aggregate } = await this.searches.createOnce(id, state, [happened(searchSaved, { searchId: id })]);
    return viewOf(aggregate);
  }

  async list(actor: Actor): Promise<{ items: SavedSearch[]; limit: number }> {
    const found = await this.searches.ofOwner(actor.id, savedSearchLimit);
    return { items: found.map(viewOf), limit: savedSearchLimit };
  }

  /** @throws AppError `saved_search.missing`, for other people's too */
  async change(
    actor: Actor,
    id: string,
    { name, frequency, isPaused }: InputOf<typeof changeSavedSearch>['body'],
  ): Promise<SavedSearch> {
    await this.ownedBy(actor, id);
    const changed = await this.searches.change(id, (current) => {
      const chosen = frequency ?? current.frequency;
      const dueAt = current.dueAt && dueAfter({ ...current, frequency: chosen }, this.clock.now());
      const changes = {
        ...(name !== undefined && { name }),
        ...(isPaused !== undefined && { isPaused }),
        ...(frequency !== undefined && { frequency, dueAt }),
      };
      return { changes, events: [] };
    });
    return viewOf(changed);
  }

  /** @throws AppError `saved_search.missing`, for other people's too */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.ownedBy(actor, id);
    await this.searches.remove(id);
    await this.found.forget(id);
    await this.searches.free(actor.id, id);
  }

  /** @throws AppError `saved_search.token_invalid` */
  async confirm(token: string): Promise<{ name: string }> {
    const { id, ownerId, email } = await this.ofToken(token);
    const now = this.clock.now();
    const { name } = await this.searches.change(id, ({ confirmedAt }) =>
      confirmedAt ? null : { changes: { confirmedAt: now }, events: [] },
    );
    if (ownerId !== null) await this.searches.confirmAll(ownerId, email, now);
    return { name };
  }

  /** Ends the mails of this search; going on is up to its owner. @throws AppError `saved_search.token_invalid` */
  async unsubscribe(token: string): Promise<{ name: string }> {
    const { id } = await this.ofToken(token);
    const { name } = await this.searches.change(id, ({ isPaused }) =>
      isPaused ? null : { changes: { isPaused: true, dueAt: null }, events: [] },
    );
    return { name };
  }

  private async ofToken(token: string): Promise<SavedSearchAggregate> {
    const search = token === '' ? null : await this.searches.ofToken(token);
    if (!search) throw new AppError(listingErrors['saved_search.token_invalid']);
    return search;
  }

  private async ownedBy(actor: Actor, id: string): Promise<void> {
    const { ownerId } = await this.searches.get(id);
    if (ownerId !== actor.id) throw new AppError(listingErrors['saved_search.missing']);
  }
}

function requireInformation(name: string, email: string): void {
  const fields = {
    ...((name === '' || codePoints(name) > searchNameLength) && { name: missingSearchMessage }),
    ...(!mailbox.safeParse(email).success && { email: missingSearchMessage }),
  };
  if (Object.keys(fields).length > 0)
    throw new AppError(listingErrors['saved_search.missing_information'], { detail: missingSearchMessage, fields });
}

function viewOf(search: SavedSearchAggregate): SavedSearch {
  const { id, name, email, query, frequency, isPaused, confirmedAt, createdAt } = search;
  const isConfirmed = confirmedAt !== null;
  return { id, name, email, query, frequency, isPaused, isConfirmed, createdAt: createdAt.toISOString() };
}
