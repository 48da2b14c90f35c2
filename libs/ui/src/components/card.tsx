import type { ComponentProps } from 'react';

/** A raised piece of the page. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-xl border border-line bg-surface-raised p-5 ${className}`} />;
}
