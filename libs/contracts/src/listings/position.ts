import { z } from 'zod';
import { distanceBands } from './listing-limits';

/** A place on earth, in degrees, as a browser tells it. */
export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const zipCode = z.string().regex(/^\d{5}$/);

/** In an address: "latitude,longitude". */
export const near = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .pipe(position);

/** Kilometres around `near`. */
export const within = z.coerce.number().pipe(z.literal(distanceBands)).default(25);
