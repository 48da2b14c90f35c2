import { LoaderCircle } from 'lucide-react';

/** Decorative: the busy thing itself says that it is busy (`aria-busy`, or a label beside it). */
export function Spinner({ className = 'size-[1.15em]' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={`animate-spinner ${className}`} />;
}
