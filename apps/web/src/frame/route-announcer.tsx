import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';

/**
 * After a change of page, keyboard focus goes to the top of the new content and screen readers hear its title, as they would
 * when a browser loads a page. A change of filters in the same page moves no focus.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) main.current?.focus({ preventScroll: true });
      }),
    [router, main],
  );

  useEffect(() => {
    // A page sets its title when its texts or its data are there, which may be later than its first rendering.
    const titles = new MutationObserver(() => setTitle(document.title));
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, []);

  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {title}
    </p>
  );
}
