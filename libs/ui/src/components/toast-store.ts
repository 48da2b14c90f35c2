export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** Milliseconds on screen. */
  duration: number;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: ShownToast | null) {
  current = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast. Only one is on screen at a time: a new one takes the place of the old (spec 1 §9). */
export function showToast(message: ToastMessage): void {
  change({ ...message, id: nextId++ });
}

/** Takes a toast away if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => current,
};
