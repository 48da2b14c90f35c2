/** One place of the bottom bar. */
export const tabStyle =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 rounded-md px-0.5 text-xs font-medium text-ink-muted ' +
  'focus-visible:-outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-brand-text [&_svg]:size-6';

/** A row of the side panel and of the account sheet. */
export const panelLink =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-lg font-medium hover:bg-surface-sunken ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text [&_svg]:size-5.5';
