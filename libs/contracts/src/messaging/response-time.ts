import { z } from 'zod';
import { id } from '../primitives';
import { defineRoute } from '../route';

/** Days that count. */
export const responseTimeDays = 90;
/** With fewer answers nothing is said of how fast they come. */
export const leastAnswers = 3;

export const showResponseTime = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/people/:id/response-time',
  access: 'public',
  summary: 'How long somebody takes to answer who writes to them first: the median of 90 days, and of how many answers',
  params: z.object({ id }),
  status: 200,
  output: z.object({
    /** Null with too few answers. */
    medianMinutes: z.number().int().min(0).nullable(),
    sampleSize: z.number().int(),
  }),
  errors: [],
});
