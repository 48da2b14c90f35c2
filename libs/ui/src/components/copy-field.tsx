import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from './button';

export interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** The browser refused; the value is selected then, so that it can be copied by hand. */
  onFailed?: () => void;
}

/** A value to take away: a code, a link, credentials. */
export function CopyField({ label, value, copyLabel, copiedLabel, onFailed }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      input.current?.select();
      onFailed?.();
    }
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-2 rounded-md border border-line-strong bg-surface-sunken p-1 pl-3.5">
        <input
          id={id}
          ref={input}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full min-w-0 bg-transparent font-mono text-lg tracking-wider outline-none"
        />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void copy()}
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        >
          {copied ? copiedLabel : copyLabel}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </div>
  );
}
