import * as Toast from '@radix-ui/react-toast';
import { Check, CircleAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { buttonStyle } from './button';
import { iconButtonStyle } from './icon-button';
import { dismissToast, toastStore, type ShownToast } from './toast-store';

/** Spec 1 §9: milliseconds a toast stays unless it says otherwise, and pixels of a swipe that sends it away. */
export const defaultToastDuration = 5000;
export const toastSwipeThreshold = 50;

export interface ToasterProps {
  /** Names a toast for screen readers, e.g. "Notification". */
  label: string;
  /** Names the place of toasts; `{hotkey}` in it becomes the key that jumps there. */
  regionLabel: string;
  closeLabel: string;
}

/**
 * Where toasts appear: above the tab bar on phones, bottom right elsewhere. Built on Radix's toast because its swipe threshold
 * can be set and because it brings no style element of its own, which our Content-Security-Policy would refuse.
 */
export function Toaster({ label, regionLabel, closeLabel }: ToasterProps) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  return (
    <Toast.Provider
      label={label}
      duration={defaultToastDuration}
      swipeThreshold={toastSwipeThreshold}
      swipeDirection="right"
    >
      {shown && <OneToast key={shown.id} toast={shown} closeLabel={closeLabel} />}
      <Toast.Viewport
        label={regionLabel}
        className="fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-60 flex flex-col outline-none md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
      />
    </Toast.Provider>
  );
}

const icons = {
  neutral: null,
  positive: <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />,
  danger: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
};

function OneToast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const [open, setOpen] = useState(true);
  const close = (next: boolean) => {
    setOpen(next);
    // After the leaving animation; a newer toast is not touched, because ids differ.
    if (!next) setTimeout(() => dismissToast(toast.id), 150);
  };
  const tone = toast.tone ?? 'neutral';
  return (
    <Toast.Root
      open={open}
      onOpenChange={close}
      duration={toast.duration}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={`flex items-start gap-3 rounded-lg border bg-surface-raised p-3 pl-4 text-ink shadow-float data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
        tone === 'danger' ? 'border-danger' : 'border-line'
      }`}
    >
      {icons[tone]}
      <div className="min-w-0 grow py-0.5">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="text-sm text-ink-muted">{toast.description}</Toast.Description>
        )}
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-2' })}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={closeLabel} className={iconButtonStyle({ className: '-my-1 -mr-1' })}>
        <X aria-hidden />
      </Toast.Close>
    </Toast.Root>
  );
}
