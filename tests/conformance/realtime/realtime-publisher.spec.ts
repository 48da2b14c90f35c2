import { Logger } from '@nestjs/common';
import { Channel, ChannelRealtimePublisher, MemoryChannel } from '@vybac/platform';
import { eventually } from '../support/eventually';

const conversationId = '0190c8a2-0000-7000-8000-000000000001';
const actorId = '0190c8a2-0000-7000-8000-000000000002';

test('a push reaches the gateways with its streams, each once', async () => {
  const channel = new MemoryChannel();
  const heard: unknown[] = [];
  await channel.subscribe('realtime', (push) => void heard.push(push));
  const stream = `conversation:${conversationId}`;
  new ChannelRealtimePublisher(channel).push([stream, stream], 'typing', { conversationId, actorId });
  await eventually(() =>
    expect(heard).toEqual([{ streams: [stream], name: 'typing', payload: { conversationId, actorId } }]),
  );
});

test('a push that cannot be made disturbs nobody, and is logged', async () => {
  const complaints = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  class CutChannel extends MemoryChannel {
    override publish(): Promise<void> {
      return Promise.reject(new Error('Redis is gone'));
    }
  }
  const channel: Channel = new CutChannel();
  new ChannelRealtimePublisher(channel).push(['actor:x'], 'typing', { conversationId, actorId });
  const unspeakable = { conversationId, actorId, count: 1n };
  new ChannelRealtimePublisher(new MemoryChannel()).push(['actor:x'], 'typing', unspeakable);
  await eventually(() => expect(complaints).toHaveBeenCalledWith('"typing" was not pushed: Error: Redis is gone'));
});
