import { z } from 'zod';

/**
 * An event on its way: CloudEvents 1.0 in JSON, with the extensions for order, cause and trace (design §4.3).
 * `subject` and `partitionkey` are the aggregate's id; `aggregateversion` is the version that the change produced.
 */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1),
  source: z.string().min(1),
  type: z.string().min(1),
  subject: z.string().min(1),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  partitionkey: z.string().min(1),
  aggregateversion: z.int().min(1),
  correlationid: z.string().optional(),
  causationid: z.string().optional(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type Envelope = z.output<typeof envelopeSchema>;
