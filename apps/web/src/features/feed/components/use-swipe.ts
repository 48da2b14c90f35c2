import { swipeThreshold } from '@vybac/contracts/listings';
import { type PointerEvent, useRef, useState } from 'react';

/** A card that is dragged sideways: past the threshold it is a decision, before it the card goes back. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const from = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    from.current = null;
    setOffset(0);
    if (offset <= -swipeThreshold) onLeft();
    if (offset >= swipeThreshold) onRight();
  };
  const cancel = () => {
    from.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current !== null) setOffset(event.clientX - from.current);
      },
      onPointerUp: end,
      onPointerCancel: cancel,
    },
  };
}
