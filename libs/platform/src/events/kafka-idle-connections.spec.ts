import RequestQueue from 'kafkajs/src/network/requestQueue';
import { letIdleConnectionsRest } from './kafka-idle-connections';

const second = 1_000;

describe('the queue of requests on a connection to Kafka', () => {
  beforeAll(letIdleConnectionsRest);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const queue = () => new RequestQueue({ logger: { debug: () => undefined } });

  it('is left alone while nothing waits in it', () => {
    const idle = queue();
    idle.scheduleCheckPendingRequests();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends what waits as soon as the broker no longer throttles', () => {
    const throttled = queue();
    throttled.throttledUntil = Date.now() + second;
    const sendRequest = jest.fn();
    throttled.push({ entry: { correlationId: 1 }, expectResponse: true, sendRequest });
    jest.advanceTimersByTime(second - 1);
    expect(sendRequest).not.toHaveBeenCalled();
    jest.advanceTimersByTime(20);
    expect(sendRequest).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
