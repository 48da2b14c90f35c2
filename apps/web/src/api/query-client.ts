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
      mutations: { retry: false },
    },
  });
}
