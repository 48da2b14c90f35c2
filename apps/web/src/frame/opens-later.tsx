import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useAfterFirstScreen } from './use-after-first-screen';

/** What a button needs to open a dialog and to say so. */
export interface OpeningButton {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
}

export interface OpensLaterProps {
  /** What opens; loaded once the first screen stands. */
  opens: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  children: (button: OpeningButton) => ReactNode;
}

/** A button and what it opens, which nobody needs in the first moment. */
export function OpensLater({ opens: Opened, children }: OpensLaterProps) {
  const [open, setOpen] = useState(false);
  const afterFirstScreen = useAfterFirstScreen();
  return (
    <>
      {children({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(true) })}
      {(afterFirstScreen || open) && (
        <Suspense>
          <Opened open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
