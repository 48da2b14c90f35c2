import { defineErrors } from '@vybac/kit';

export const reportErrors = defineErrors({
  'report.weekly_limit': { kind: 'limited', title: 'Report limit reached' },
  'report.open_already': { kind: 'conflict', title: 'You have reported this already' },
  'report.closed': { kind: 'conflict', title: 'This report has been dealt with' },
});
