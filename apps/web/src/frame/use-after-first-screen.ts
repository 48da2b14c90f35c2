import { useEffect, useState } from 'react';

/** False at first, true as soon as the browser has nothing better to do: for parts that nobody needs in the first moment. */
export function useAfterFirstScreen(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setAfter(true), 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setAfter(true), { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return after;
}
