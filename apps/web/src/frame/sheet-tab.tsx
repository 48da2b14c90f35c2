import type { ReactNode } from 'react';
import { tabStyle } from './navigation-style';
import { OpensLater, type OpensLaterProps } from './opens-later';

export interface SheetTabProps {
  sheet: OpensLaterProps['opens'];
  children: ReactNode;
}

/** A tab of a phone's bottom bar that opens a sheet. */
export function SheetTab({ sheet, children }: SheetTabProps) {
  return (
    <OpensLater opens={sheet}>
      {(button) => (
        <button type="button" {...button} className={tabStyle}>
          {children}
        </button>
      )}
    </OpensLater>
  );
}
