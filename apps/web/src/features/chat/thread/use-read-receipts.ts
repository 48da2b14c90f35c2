import { useEffect, useRef, type RefObject } from 'react';
import { report } from '../api/receipts';
import { hasAttention, onAttentionChange } from './attention';
import type { Thread } from './thread';

/**
 * Reports messages of the other side as read once they are visible in a focused window. Their elements carry
 * `data-incoming` with the sequence.
 */
export function useReadReceipts(
  scroller: RefObject<HTMLElement | null>,
  me: string,
  conversationId: string,
  thread: Thread,
): void {
  const seen = useRef(0);
  const observer = useRef<IntersectionObserver | null>(null);

  useEffect(() => {
    seen.current = 0;
    const tell = () => {
      if (seen.current > 0 && hasAttention()) void report(me, conversationId, 'read', seen.current);
    };
    observer.current = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const mostOfIt = intersectionRatio >= 0.5;
          const mostOfTheWindow = intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
          if (!mostOfIt && !mostOfTheWindow) continue;
          seen.current = Math.max(seen.current, Number((target as HTMLElement).dataset['incoming']));
        }
        tell();
      },
      { root: scroller.current, threshold: [0, 0.25, 0.5, 1] },
    );
    const stop = onAttentionChange(tell);
    return () => {
      observer.current?.disconnect();
      stop();
    };
  }, [scroller, me, conversationId]);

  // Observing an element again changes nothing.
  useEffect(() => {
    for (const element of scroller.current?.querySelectorAll('[data-incoming]') ?? [])
      observer.current?.observe(element);
  }, [scroller, thread, conversationId]);
}
