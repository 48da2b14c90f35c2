import { Redis } from 'ioredis';
import { serveMessages } from './message-server';

/** A journaled insert, then one word on Redis. */
const redis = new Redis(process.env['REDIS_URL'] ?? '');
void serveMessages((message) => void redis.publish('bench', JSON.stringify(message)));
