import type { ReactNode } from 'react';

export interface StateProps {
  title: string;
  text?: ReactNode;
  /** Decorative picture or icon above the title. */
  picture?: ReactNode;
  /** A way onward: a button or a link. */
  action?: ReactNode;
  /** `h1` when the state is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: StateProps) {
  return <State {...props} tile="bg-tile-one" />;
}

/** Something failed, and how to try again. Announced at once. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <State {...props} tile="bg-tile-two" />
    </div>
  );
}

function State({ title, text, picture, action, heading: Heading = 'h2', tile }: StateProps & { tile: string }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      {picture && (
        <div className={`mb-2 grid size-24 place-items-center rounded-2xl text-tile-ink [&_svg]:size-10 ${tile}`}>
          {picture}
        </div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="text-ink-muted">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
