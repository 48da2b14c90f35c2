import { Button } from './button';

export interface LoadMoreProps {
  label: string;
  onLoadMore: () => void;
  loading: boolean;
  /** Nothing is left: `endText` takes the button's place. */
  ended: boolean;
  endText?: string;
}

/** The next page of a keyset list. A button rather than endless scrolling, so that the footer can be reached. */
export function LoadMore({ label, onLoadMore, loading, ended, endText }: LoadMoreProps) {
  return (
    <div className="flex min-h-16 items-center justify-center py-4" aria-live="polite">
      {ended ? (
        endText && <p className="text-sm text-ink-muted">{endText}</p>
      ) : (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
