import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 768px)');

function follow(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True from 768 px on, where the layout is not the phone's (spec 1 §9). */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => true,
  );
}
