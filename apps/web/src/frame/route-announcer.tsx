import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';

/**
 * After a change of page, keyboard focus goes to the top of the new content and screen readers hear its title, as they would
 * when a browser loads a page. A change of filters in the same page moves nothing.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        main.current?.focus({ preventScroll: true });
        // The page sets its title in an effect of the same render.
        setTimeout(() => setTitle(document.title));
      }),
    [router, main],
  );

  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {title}
    </p>
  );
}
