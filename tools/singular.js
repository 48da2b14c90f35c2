// @ts-check
/** @type {Record<string, string>} */
const irregular = { people: 'person', media: 'medium' };

/**
 * What one of them is called: the rules of `offers/` stand in `offer.ts`.
 *
 * @param {string} plural
 */
const singularOf = (plural) =>
  irregular[plural] ??
  plural
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh)es$/, '')
    .replace(/s$/, '');

module.exports = { singularOf };
