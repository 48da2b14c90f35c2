import { SetMetadata } from '@nestjs/common';

export const everyMetadata = 'vybac:every';

/**
 * Runs a method again and again, `milliseconds` after it last ended. What is due it asks of the injected clock, and every
 * instance of a service may run it: jobs change things by guarded writes only.
 */
export function Every(milliseconds: number): MethodDecorator {
  return SetMetadata(everyMetadata, milliseconds);
}
