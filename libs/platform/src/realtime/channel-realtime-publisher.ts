import { Logger } from '@nestjs/common';
import type { Push, ServerMessages } from '@vybac/contracts/realtime';
import type { Channel } from '../channel';
import { activeTraceparent, inSpan } from '../telemetry/spans';
import { RealtimePublisher } from './realtime-publisher';

/** The channel on which every {@link Push} goes to the realtime gateways. */
export const realtimeChannel = 'realtime';

/** Over a channel, to all realtime gateways of the deployment. */
export class ChannelRealtimePublisher extends RealtimePublisher {
  private readonly logger = new Logger('Realtime');

  constructor(private readonly channel: Channel) {
    super();
  }

  push<Name extends keyof ServerMessages>(streams: readonly string[], name: Name, payload: ServerMessages[Name]): void {
    // A payload that JSON cannot carry is caught too: the span makes a rejection of it.
    void inSpan(`publish ${name}`, { kind: 'PRODUCER' }, () => {
      const push: Push<Name> = { streams: [...new Set(streams)], name, payload, traceparent: activeTraceparent() };
      return this.channel.publish(realtimeChannel, push);
    }).catch((error: unknown) => this.logger.warn(`"${name}" was not pushed: ${String(error)}`));
  }
}
