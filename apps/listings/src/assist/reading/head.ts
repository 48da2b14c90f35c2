import { pointers } from './place';
import type { Found } from './terms';
import type { Token } from './tokens';

/** What things are sold in; what is in it counts, and it hardly. */
const containers =
  /^(?:box|boxe|bag|set|pair|string|strand|lot|bunch|pile|stack|bundle|case|binder|shelf|crate|roll|jar|bottle|tub|bin|basket|tin|drawer|album|chest|collection|assortment|handful|caja|juego|lote|paquete|bolsa|par|coleccion|boite|carton|paire|caisse|scatola|cassa|paio|serie|caixa|saco|kiste|satz|karton|paar|sammlung|tute)$/;
/** Words that say how things are to each other: no thing is named by both sides of them. */
const joining =
  /^(?:that|which|who|is|are|was|were|ha|have|had|to|of|my|your|our|it|i|we|they|this|these|not|no|never|but|or|a|an|the|que|y|e|et|und|ist|der|die|das|la|el|le)$/;

/** What the ad begins with, and of things side by side the last: "Nikon camera bag, never used" is about a bag. */
export function headOf(tokens: readonly Token[], found: readonly Found[]): Found | undefined {
  const named = found.filter((term) => term.isName && !isContainer(tokens, term));
  const last = named.findIndex((term, index) => {
    const next = named[index + 1];
    return !next || !next.isThing || next.from > term.to + 1 || isApart(tokens, term.to, next.from);
  });
  return named[last];
}

/** Whether a new part begins between two places, or words that only join. */
function isApart(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    tokens[to]?.partFirst === true ||
    tokens.slice(from, to).some(({ text, partFirst }) => partFirst || pointers.has(text) || joining.test(text))
  );
}

/** "Box of books", "lote de novelas": what it is in. */
export function isContainer(tokens: readonly Token[], { from, to }: Found): boolean {
  const after = tokens.slice(to, to + 2).map(({ text }) => text);
  const of = after[0] === 'full' ? after[1] : after[0];
  return (
    containers.test(tokens[to - 1]?.text ?? '') &&
    to === from + 1 &&
    /^(?:of|de|di|du|con|mit|avec|com)$/.test(of ?? '')
  );
}

/** Whether two terms stand side by side, with not even a comma between. */
export function isBeside(term: Found, next: Found, tokens: readonly Token[]): boolean {
  return next.from === term.to && !tokens[next.from]?.partFirst;
}
