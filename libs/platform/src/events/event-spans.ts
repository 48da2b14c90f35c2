import { beginSpan, type SpanOptions } from '../telemetry/spans';
import type { Envelope } from './envelope';

/**
 * Publishes events, each as a span of the trace that it came from; what its readers do follows from that span, whichever log
 * carries it. A relay works for many requests at once, so there is no running trace that it could be a part of.
 */
export async function publishTraced(
  topic: string,
  events: readonly Envelope[],
  publish: (events: readonly Envelope[]) => Promise<void>,
): Promise<void> {
  const spans = events.map(({ id, traceparent }) =>
    beginSpan(`publish ${topic}`, {
      kind: 'PRODUCER',
      follows: traceparent,
      attributes: {
        'messaging.operation.type': 'send',
        'messaging.destination.name': topic,
        'messaging.message.id': id,
      },
    }),
  );
  const finish = (failure?: unknown): void => spans.forEach((span) => span.end(failure));
  const published = events.map((event, index) => {
    const traceparent = spans[index]?.traceparent;
    return traceparent ? { ...event, traceparent } : event;
  });
  await publish(published).then(
    () => finish(),
    (error: unknown) => {
      finish(error);
      throw error;
    },
  );
}

/** What an attempt of a consumer group at an event shows in a trace. */
export function attemptAt({ id, traceparent, type }: Envelope, topic: string, group: string): SpanOptions {
  return {
    kind: 'CONSUMER',
    follows: traceparent,
    attributes: {
      'messaging.operation.type': 'process',
      'messaging.destination.name': topic,
      'messaging.consumer.group.name': group,
      'messaging.message.id': id,
      'cloudevents.event_type': type,
    },
  };
}
