import { Injectable, Logger } from '@nestjs/common';
import { Channel, sessionsChannel, type SessionsWord } from '@vybac/platform';

/** Tells the gateways at once what to forget. A lost word is made good by the event that follows (see SessionsReactions). */
@Injectable()
export class SessionsChannel {
  private readonly logger = new Logger(SessionsChannel.name);

  constructor(private readonly channel: Channel) {}

  async say(word: SessionsWord): Promise<void> {
    await this.channel.publish(sessionsChannel, word).catch((error: unknown) => {
      this.logger.warn(`Gateways hear of ended sessions later: ${String(error)}`);
    });
  }
}
