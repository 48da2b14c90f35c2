import { onBothLogs } from './on-both-logs';
import { properties } from './properties';

onBothLogs('what every event log promises', ({ stage }) => {
  afterEach(() => stage().closeLogs());
  it.each(Object.entries(properties))('%s', (_name, holds) => holds(stage()));
});
