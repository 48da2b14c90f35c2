import { createCall } from '@vybac/client';
import { traceCalls } from './trace-calls';

/** Calls our own API from the page: `call(browseListings, { query })`. Refusals are thrown as `ProblemError`. */
export const call = createCall({ initialAnswers: answersOf(document), trace: traceCalls(document) });

/**
 * What the gateway put into the page, so that the first screen asks for nothing twice: answers by address, as
 * `<script type="application/json" id="initial-answers">{"/api/listings/…":{…}}</script>`.
 */
function answersOf(page: ParentNode): Map<string, unknown> {
  const text = page.querySelector('script#initial-answers')?.textContent;
  return new Map(Object.entries(text ? (JSON.parse(text) as Record<string, unknown>) : {}));
}
