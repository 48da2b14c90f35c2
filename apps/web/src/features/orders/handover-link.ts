import { handoverCodeLength } from '@vybac/contracts/listings';
import { useRouterState } from '@tanstack/react-router';

/**
 * What the buyer's picture says: the order at the seller's side, with the code. The code is the part after `#`, which
 * browsers send to nobody.
 */
export function handoverLink(orderId: string, code: string): string {
  return `${window.location.origin}/dashboard?tab=orders&order=${orderId}#${code}`;
}

/** The code that came with a scanned link to this order; empty without one. */
export function useScannedCode(orderId: string): string {
  return useRouterState({
    select: ({ location: { hash, searchStr } }) => {
      const isForThis = new URLSearchParams(searchStr).get('order') === orderId;
      return isForThis && hash.length === handoverCodeLength && /^\d+$/.test(hash) ? hash : '';
    },
  });
}
