import { Realtime } from '@vybac/client';

export function connect(): Realtime {
  const realtime = new Realtime();
  realtime.connect();
  return realtime;
}
