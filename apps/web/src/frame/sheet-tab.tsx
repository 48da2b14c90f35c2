import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { tabStyle } from './navigation-style';
import { useAfterFirstScreen } from './use-after-first-screen';

export interface SheetTabProps {
  /** Loaded once the first screen stands. */
  sheet: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  children: ReactNode;
}

/** A tab of a phone's bottom bar that opens a sheet. */
export function SheetTab({ sheet: Sheet, children }: SheetTabProps) {
  const [open, setOpen] = useState(false);
  const afterFirstScreen = useAfterFirstScreen();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={tabStyle}
      >
        {children}
      </button>
      {(afterFirstScreen || open) && (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
