import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { guestUpgraded, personChanged, sessionEnded } from '@vybac/contracts/identity';
import { Channel, On, sessionsChannel, type SessionsWord } from '@vybac/platform';
import { PeopleStore } from '../people/people.store';
import { SessionsService } from './sessions.service';
import { SessionsStore } from './sessions.store';

/** Finishes what the process that changed a session or a person may not have lived to do. */
@Controller()
export class SessionsReactions {
  constructor(
    private readonly channel: Channel,
    private readonly people: PeopleStore,
    private readonly sessions: SessionsService,
    private readonly store: SessionsStore,
  ) {}

  @On(sessionEnded, 'forget-ended-sessions')
  async forgetEndedSessions({ data }: EventOf<typeof sessionEnded>): Promise<void> {
    await this.say({ sessionIds: data.sessionIds, ended: true });
  }

  @On(guestUpgraded, 'end-guest-sessions')
  async endGuestSessions({ data }: EventOf<typeof guestUpgraded>): Promise<void> {
    const { sessionGeneration } = await this.people.get(data.id);
    await this.sessions.endEarlier(data.id, sessionGeneration);
  }

  /** Access tokens carry name, avatar, tier and roles: a change must not wait for the old token to expire. */
  @On(personChanged, 'renew-access-tokens')
  async renewAccessTokens({ data }: EventOf<typeof personChanged>): Promise<void> {
    await this.say({ sessionIds: await this.store.findOpen(data.id), ended: false });
  }

  private async say(word: SessionsWord): Promise<void> {
    await this.channel.publish(sessionsChannel, word);
  }
}
