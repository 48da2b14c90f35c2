import { Redis } from 'ioredis';
import type { Message } from './messages';
import { serveRooms } from './room-server';

/** Whatever is said on Redis goes to the sockets of its conversation. */
async function main(): Promise<void> {
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  await redis.subscribe('bench');
  const tell = serveRooms();
  redis.on('message', (_channel: string, text: string) => {
    const message = JSON.parse(text) as Message;
    tell(message.conversationId, 'message', message);
  });
}

void main();
