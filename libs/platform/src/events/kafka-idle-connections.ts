// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./kafkajs-internals.d.ts" />
import RequestQueue from 'kafkajs/src/network/requestQueue';

const scheduleCheck = RequestQueue.prototype.scheduleCheckPendingRequests;

/**
 * kafkajs 2.2.4 asks every millisecond on every connection, for ever, whether a waiting request may be sent, although none waits
 * (tulios/kafkajs#1556, #1704). Each process wakes up a thousand times a second for that. From now on it asks
 * only while something waits; a request that must wait asks by itself.
 */
export function letIdleConnectionsRest(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) scheduleCheck.call(this);
  };
}
