import { Injectable } from '@nestjs/common';
import { suggestionCount, usernameProblem, usernameTakenMessage } from '@vybac/contracts/identity';
import { Clock, Ids } from '@vybac/kit';
import type { Account } from '../people/person';
import { ClaimsStore } from './claims.store';
import { emailTaken, usernameTaken } from './registration';
import { similarUsernames, usernameKey } from './username';

type Names = Pick<Account, 'username' | 'email'>;

/** Usernames and e-mail addresses: each belongs to one person, ignoring case. */
@Injectable()
export class AccountNames {
  constructor(
    private readonly claims: ClaimsStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Claims both names for an actor, lets `write` write the account, and settles the claims. What dies in between is
   * freed by the sweep.
   * @throws AppError `account.username_taken` with suggestions, `account.email_taken`
   */
  async hold({ username, email }: Names, actorId: string, write: () => Promise<void>): Promise<void> {
    const key = usernameKey(username);
    const outcome = await this.claims.claim('username', key, actorId);
    if (outcome === 'taken') throw usernameTaken(await this.suggest(username));
    if ((await this.claims.claim('email', email, actorId)) === 'taken') {
      if (outcome === 'claimed') await this.claims.release('username', key, actorId, this.clock.now());
      throw emailTaken();
    }
    await write();
    await this.claims.settle('username', key, actorId);
    await this.claims.settle('email', email, actorId);
  }

  /** The names of an account that is about to be replaced: the sweep frees those that it does not keep. */
  async letGoLater(account: Names | null, actorId: string): Promise<void> {
    if (!account) return;
    await this.claims.unsettle('username', usernameKey(account.username), actorId);
    await this.claims.unsettle('email', account.email, actorId);
  }

  /** May this username be had? What is wrong with it, and up to 3 free ones like it when somebody has it. */
  async check(typed: string): Promise<{ available: boolean; problem: string | null; suggestions: string[] }> {
    const username = typed.trim();
    const problem = usernameProblem(username);
    if (problem) return { available: false, problem, suggestions: [] };
    const held = await this.claims.held('username', [usernameKey(username)]);
    if (held.size === 0) return { available: true, problem: null, suggestions: [] };
    return { available: false, problem: usernameTakenMessage, suggestions: await this.suggest(username) };
  }

  private async suggest(username: string): Promise<string[]> {
    const similar = similarUsernames(username, this.ids);
    const held = await this.claims.held('username', similar.map(usernameKey));
    return similar.filter((name) => !held.has(usernameKey(name))).slice(0, suggestionCount);
  }
}
