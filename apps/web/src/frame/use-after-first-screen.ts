import { startTransition, useEffect, useState } from 'react';

/** False at first, true as soon as the browser has nothing better to do: for parts that nobody needs in the first moment. */
export function useAfterFirstScreen(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setAfter(true));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(show, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(show, { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return after;
}
