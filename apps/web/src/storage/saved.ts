/** Small things kept on this device. Where storage is switched off, nothing is kept and nothing fails. */
export function readSaved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or switched off: it lasts until the page is left.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
