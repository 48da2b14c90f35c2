import { readSaved, save } from './saved';

const key = 'shared_listings';
/** So many passings on are remembered; with more, the oldest are forgotten. */
const most = 200;
const listeners = new Set<() => void>();

function shares(): string[] {
  return (readSaved(key) ?? '').split(',').filter(Boolean);
}

/** How often a listing was passed on from this device. Nobody else learns of it. */
export function sharesOf(id: string): number {
  return shares().filter((shared) => shared === id).length;
}

export function rememberShare(id: string): void {
  save(key, [id, ...shares()].slice(0, most).join(','));
  for (const tell of listeners) tell();
}

/** Calls `tell` whenever something was passed on; answers how to stop that. */
export function onShare(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
