import { useEffect } from 'react';

/** Milliseconds that a scroll bar stays after the last scrolling (spec 1 §9). */
export const scrollBarHideDelay = 600;

/** Marks what is being scrolled within the page with `data-scrolling`; the style sheet shows its bar. */
export function useScrollBars(): void {
  useEffect(() => {
    const hiding = new Map<Element, ReturnType<typeof setTimeout>>();
    const onScroll = ({ target }: Event) => {
      // The page itself keeps its bar.
      if (!(target instanceof Element)) return;
      clearTimeout(hiding.get(target));
      target.toggleAttribute('data-scrolling', true);
      const hide = () => {
        hiding.delete(target);
        target.removeAttribute('data-scrolling');
      };
      hiding.set(target, setTimeout(hide, scrollBarHideDelay));
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      for (const timer of hiding.values()) clearTimeout(timer);
    };
  }, []);
}
