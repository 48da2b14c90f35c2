import { type Call, createCall } from '@vybac/client';
import {
  confirmEmail,
  createGuest,
  openGuestSession,
  refreshSession,
  registerAccount,
  type GuestCredentials,
} from '@vybac/contracts/identity';
import { fetchFrom, nextClientAddress } from './fetch-from';
import { Person } from './person';

const password = 'correct horse battery';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Where people come from: guests and users of a running marketplace, each speaking from an address of their own. */
export class Town {
  private readonly people: Person[] = [];
  private readonly names = new Map<string, number>();

  constructor(readonly origin: string) {}

  async guest(): Promise<Person> {
    return this.arrives((call) => call(createGuest, { body: { delivery: 'token' } }));
  }

  async returningGuest(credentials: GuestCredentials): Promise<Person> {
    return this.arrives((call) => call(openGuestSession, { body: { ...credentials, delivery: 'token' } }));
  }

  /** Signs up, opens the mail, confirms. A second one of a name gets a number, so that a story can be told again. */
  async user(name: string): Promise<Person> {
    const namesakes = this.names.get(name) ?? 0;
    this.names.set(name, namesakes + 1);
    const username = namesakes === 0 ? name : `${name}${namesakes + 1}`;
    const email = `${username}@people.example`;
    return this.arrives(async (call) => {
      await call(registerAccount, { body: { username, email, password } });
      const token = await this.mailedToken(email, 'confirm');
      return call(confirmEmail, { body: { token, delivery: 'token' } });
    });
  }

  /** Somebody who came in by other means: a confirmed mail, a refreshed token. */
  withSession(actor: Entry['actor'], tokens: Entry['tokens']): Promise<Person> {
    return this.arrives(() => Promise.resolve({ actor, tokens }));
  }

  /** The same person with new tokens, also when the old access token has ended. */
  renewed({ actor, session }: Person): Promise<Person> {
    return this.arrives(async (call) => ({
      actor,
      tokens: await call(refreshSession, { body: { refreshToken: session.refreshToken } }),
    }));
  }

  /** The token in the latest mail to an address; waits for the mail, which is sent by a reaction. */
  async mailedToken(email: string, purpose: 'confirm' | 'reset'): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`${this.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      const { items } = (await answer.json()) as { items: Mail[] };
      const token = new RegExp(`[?&]${purpose}=([\\w.-]+)`).exec(items[0]?.text ?? '')?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No ${purpose} mail arrived for ${email}`);
  }

  async goesHome(): Promise<void> {
    await Promise.all(this.people.map((person) => person.goesHome()));
  }

  private async arrives(enter: (call: Call) => Promise<Entry>): Promise<Person> {
    const { fetch, close } = fetchFrom(nextClientAddress());
    const { actor, tokens, credentials } = await enter(createCall({ origin: this.origin, fetch }));
    if (!tokens) throw new Error('The marketplace gave no tokens');
    const person = new Person(this.origin, actor, tokens, credentials ?? null, fetch, close);
    this.people.push(person);
    return person;
  }
}

interface Entry {
  actor: Person['actor'];
  tokens?: Person['session'] | undefined;
  credentials?: GuestCredentials | undefined;
}
