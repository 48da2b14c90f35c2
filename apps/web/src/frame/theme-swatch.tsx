import type { Theme } from '../theme/theme';

/** A little look at a theme: the tokens inside are that theme's own. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
  return (
    <span
      aria-hidden
      data-theme={theme}
      className="flex size-7 shrink-0 overflow-hidden rounded-full border border-line-strong bg-surface"
    >
      <span className="ml-auto flex h-full w-1/2 flex-col">
        <span className="grow bg-brand" />
        <span className="grow bg-accent" />
      </span>
    </span>
  );
}
