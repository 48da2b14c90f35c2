/** Where browsers tell how their requests went. The gateway itself takes it, and only when it has a collector. */
export const browserSpansPath = '/api/telemetry/spans';
