import { Check } from 'lucide-react';

export interface StepperProps {
  /** Names the whole way, e.g. "Create a listing". */
  label: string;
  steps: readonly string[];
  /** Index of the step one is at. */
  current: number;
  /** Says that a step is done, for screen readers. */
  doneLabel: string;
}

/** Where one is on a way of a few steps. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol aria-label={label} className="flex gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="flex min-w-0 flex-1 flex-col gap-2"
        >
          <span aria-hidden className={`h-1.5 rounded-full ${index <= current ? 'bg-brand' : 'bg-line'}`} />
          <span
            className={`flex items-center gap-1.5 text-sm ${index === current ? 'font-semibold text-ink' : 'text-ink-muted'}`}
          >
            {index < current && (
              <>
                <Check aria-hidden className="size-4 shrink-0 text-brand-text" />
                <span className="sr-only">{doneLabel}</span>
              </>
            )}
            <span className="truncate">{step}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
