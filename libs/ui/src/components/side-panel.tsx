import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonStyle } from './icon-button';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Navigation that slides in from the start edge on a phone. */
export function SidePanel({ open, onOpenChange, title, closeLabel, children }: SidePanelProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] flex-col overflow-y-auto rounded-r-xl bg-surface-raised p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-float outline-none transition-[translate] duration-250 ease-settle data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="mb-2 flex items-center justify-between pl-3">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className={iconButtonStyle()}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
