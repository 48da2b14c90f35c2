/** The queue of requests on one connection of kafkajs 2.2.4, which is not part of its public types. */
declare module 'kafkajs/src/network/requestQueue' {
  class RequestQueue {
    constructor(options: { logger: { debug: () => void } });
    /** Requests that may not be sent yet. */
    readonly pending: readonly unknown[];
    /** Milliseconds since 1970; smaller than now when the broker does not throttle. */
    throttledUntil: number;
    push(request: { entry: { correlationId: number }; expectResponse: boolean; sendRequest: () => void }): void;
    scheduleCheckPendingRequests: (this: RequestQueue) => void;
  }
  export = RequestQueue;
}
