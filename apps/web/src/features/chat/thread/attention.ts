/** Somebody is looking: the window is visible and has the focus. */
export function hasAttention(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Calls back when attention may have come or gone. */
export function onAttentionChange(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
