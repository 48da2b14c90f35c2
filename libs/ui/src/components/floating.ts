/** The box of menus, lists and popovers. */
export const floatingStyle =
  'rounded-lg border border-line bg-surface-raised text-ink shadow-float outline-none origin-(--transform-origin) ' +
  'transition-[opacity,scale] duration-150 ease-settle data-starting-style:scale-95 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-95 data-ending-style:opacity-0';

/** One row of a menu or list. */
export const optionStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-left text-[0.95rem] outline-none select-none md:min-h-10 ' +
  'data-highlighted:bg-surface-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60 [&>svg]:size-[1.1rem] [&>svg]:shrink-0';

export interface FloatingProps {
  align?: 'start' | 'center' | 'end';
  /**
   * Hangs from something that stays where it is while the page scrolls, such as the top bar. Placed on the page it would be
   * carried off for a frame with every scroll, and a press meant for it would land beside it.
   */
  pinned?: boolean;
}

/** Where a menu or popover opens: beside its button, a little away from it and from the edge of the window. */
export function placeOf({ align = 'end', pinned = false }: FloatingProps) {
  return { align, positionMethod: pinned ? 'fixed' : 'absolute', sideOffset: 8, collisionPadding: 8 } as const;
}
