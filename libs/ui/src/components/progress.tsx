import { Progress as BaseProgress } from '@base-ui/react/progress';

export interface ProgressBarProps {
  label: string;
  /** 0 to `maximum`; null when it is not known how far. */
  value: number | null;
  maximum?: number;
  hideLabel?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, value, maximum = 100, hideLabel }: ProgressBarProps) {
  return (
    <BaseProgress.Root value={value} max={maximum} className="flex flex-col gap-1.5">
      <div className={hideLabel ? 'sr-only' : 'flex justify-between text-sm font-medium'}>
        <BaseProgress.Label>{label}</BaseProgress.Label>
        <BaseProgress.Value className="tabular-nums text-ink-muted" />
      </div>
      <BaseProgress.Track className="h-2 overflow-hidden rounded-full bg-line">
        <BaseProgress.Indicator className="h-full rounded-full bg-brand transition-[width] duration-300 data-indeterminate:w-1/3 data-indeterminate:animate-shimmer" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
