import { ProblemError } from '@vybac/client';
import { QueryClient } from '@tanstack/react-query';

/** All server data lives here. Only what may succeed later is tried again: a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && error.isTemporary,
      },
      // Without a connection an act fails at once and says so. It must not wait and be done minutes later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
