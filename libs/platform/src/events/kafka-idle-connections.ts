// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- kafkajs has no types for this file, an ambient declaration cannot be imported, and other projects compile these sources with their own settings
/// <reference path="./kafkajs-internals.d.ts" />
import RequestQueue from 'kafkajs/src/network/requestQueue';

const scheduleCheck = RequestQueue.prototype.scheduleCheckPendingRequests;

/**
 * kafkajs 2.2.4 asks every millisecond on every connection, for ever, whether a waiting request may be sent, although none waits
 * (tulios/kafkajs#1556, #1704), so that no process that reads ever rests. From now on it asks only while something waits; a request
 * that must wait asks by itself.
 */
export function letIdleConnectionsRest(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) scheduleCheck.call(this);
  };
}
