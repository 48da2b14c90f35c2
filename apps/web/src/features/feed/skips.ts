import { forget, readSaved, save } from '../../storage/saved';

const key = 'feed_skips';
/** The latest so many are remembered on this device, for those whom the server does not know. */
const most = 500;

export function skippedHere(): string[] {
  return (readSaved(key) ?? '').split(',').filter(Boolean);
}

export function skipHere(id: string): void {
  save(key, [...skippedHere().filter((one) => one !== id), id].slice(-most).join(','));
}

export function unskipHere(id: string): void {
  save(
    key,
    skippedHere()
      .filter((one) => one !== id)
      .join(','),
  );
}

export function startOverHere(): void {
  forget(key);
}
