import { metrics } from '@vybac/platform';
import { Counter, Gauge } from 'prom-client';

export const connections = new Gauge({
  name: 'vybac_realtime_connections',
  help: 'Sockets that are open now',
  registers: [metrics],
});

export const pushes = new Counter({
  name: 'vybac_realtime_pushes_total',
  help: 'Pushes told to sockets, one for each push however many heard it',
  registers: [metrics],
});

export const slowReadersCut = new Counter({
  name: 'vybac_realtime_slow_readers_cut_total',
  help: 'Sockets let go because they did not read what waited for them',
  registers: [metrics],
});
