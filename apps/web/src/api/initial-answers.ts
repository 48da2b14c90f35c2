/*
 * What the gateway put into the page of a visitor, so that the first screen asks for nothing twice: answers by address, as
 * `<script type="application/json" id="initial-answers">{"/api/listings/…":{…}}</script>`.
 */
const block = 'script#initial-answers';

export function initialAnswers(page: ParentNode): Map<string, unknown> {
  const text = page.querySelector(block)?.textContent;
  return new Map(Object.entries(text ? (JSON.parse(text) as Record<string, unknown>) : {}));
}

/** Whether the page was made for somebody without a session. */
export function isVisitorsPage(page: ParentNode): boolean {
  return page.querySelector(block) !== null;
}
