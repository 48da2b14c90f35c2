import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { type FloatingProps, floatingStyle, placeOf } from './floating';

export interface PopoverContentProps extends FloatingProps {
  /** Names the popover; shown as its heading unless hidden. */
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
}

function PopoverContent({ title, hideTitle, children, ...place }: PopoverContentProps) {
  return (
    <BasePopover.Portal>
      <BasePopover.Positioner {...placeOf(place)} className="z-50">
        <BasePopover.Popup
          className={`${floatingStyle} max-h-(--available-height) w-[min(24rem,calc(100vw-1rem))] overflow-y-auto p-4`}
        >
          <BasePopover.Title className={hideTitle ? 'sr-only' : 'mb-3 text-lg'}>{title}</BasePopover.Title>
          {children}
        </BasePopover.Popup>
      </BasePopover.Positioner>
    </BasePopover.Portal>
  );
}

/** More beside a button without leaving the page: filters, the latest notifications. */
export const Popover = {
  Root: BasePopover.Root,
  Trigger: BasePopover.Trigger,
  Close: BasePopover.Close,
  Content: PopoverContent,
};
