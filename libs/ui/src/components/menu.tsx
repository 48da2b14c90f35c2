import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type FloatingProps, floatingStyle, optionStyle, placeOf } from './floating';

/** Not modal: the page behind may still scroll, and nothing is hidden from screen readers. */
function MenuRoot(props: ComponentProps<typeof BaseMenu.Root>) {
  return <BaseMenu.Root modal={false} {...props} />;
}

function MenuPopup({ children, ...place }: FloatingProps & { children: ReactNode }) {
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner {...placeOf(place)} className="z-50 outline-none">
        <BaseMenu.Popup className={`${floatingStyle} max-h-(--available-height) min-w-56 overflow-y-auto p-1.5`}>
          {children}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  );
}

type ItemProps = Omit<ComponentProps<typeof BaseMenu.Item>, 'className'>;

function MenuItem(props: ItemProps) {
  return <BaseMenu.Item {...props} className={optionStyle} />;
}

function MenuLinkItem(props: Omit<ComponentProps<typeof BaseMenu.LinkItem>, 'className'>) {
  return <BaseMenu.LinkItem closeOnClick {...props} className={optionStyle} />;
}

function MenuRadioItem({ children, ...props }: Omit<ComponentProps<typeof BaseMenu.RadioItem>, 'className'>) {
  return (
    <BaseMenu.RadioItem closeOnClick {...props} className={optionStyle}>
      {children}
      <BaseMenu.RadioItemIndicator className="ml-auto text-brand-text">
        <Check aria-hidden className="size-[1.1rem]" />
      </BaseMenu.RadioItemIndicator>
    </BaseMenu.RadioItem>
  );
}

function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

function MenuSeparator() {
  return <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
}

/** A list of acts that opens from a button. `LinkItem` takes the router's link through `render`. */
export const Menu = {
  Root: MenuRoot,
  Trigger: BaseMenu.Trigger,
  Popup: MenuPopup,
  Item: MenuItem,
  LinkItem: MenuLinkItem,
  RadioGroup: BaseMenu.RadioGroup,
  RadioItem: MenuRadioItem,
  Group: MenuGroup,
  Separator: MenuSeparator,
};
