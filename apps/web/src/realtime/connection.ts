import type { Realtime } from '@vybac/client';
import { realtime } from '../api/realtime';

export function connect(): Realtime {
  realtime.connect();
  return realtime;
}
