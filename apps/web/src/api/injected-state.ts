import type { QueryClient } from '@tanstack/react-query';

interface InjectedQuery {
  key: readonly unknown[];
  data: unknown;
}

/**
 * Takes over the query data that the gateway put into the page, as
 * `<script type="application/json" id="state">[{"key":[…],"data":…}]</script>`, so that the first screen asks for nothing twice.
 */
export function adoptInjectedState(queryClient: QueryClient, page: ParentNode = document): void {
  const text = page.querySelector('script#state')?.textContent;
  if (!text) return;
  for (const { key, data } of JSON.parse(text) as InjectedQuery[]) queryClient.setQueryData(key, data);
}
