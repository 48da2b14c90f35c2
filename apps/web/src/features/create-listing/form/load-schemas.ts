/**
 * What judges a form and cleans a draft. It brings zod along, 25 KB of gzip, for which no form waits before it shows.
 * @throws what a browser throws when it cannot be reached
 */
export const loadSchemas = () => import('./listing-form-schema');

/** Begins to load it, so that it is there when it is needed; who needs it then hears of a failure. */
export function prepareSchemas(): void {
  loadSchemas().catch(() => undefined);
}
