import { Link } from '@tanstack/react-router';
import { productName } from './page-title';

/** The mark: a "v" with a coin, and the name. Leads home. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <Link to="/" className={`inline-flex min-h-11 items-center gap-2 rounded-md ${className}`}>
      <svg viewBox="0 0 64 64" aria-hidden className="size-8">
        <rect width="64" height="64" rx="18" fill="var(--brand)" />
        <path
          d="M15 20 30 47a3 3 0 0 0 5 0l7-13"
          fill="none"
          stroke="var(--brand-ink)"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="46" cy="21" r="7" fill="var(--accent)" />
      </svg>
      {/* As wide as in its own font, so that nothing moves when that arrives. */}
      <span className="w-18 font-display text-2xl font-extrabold tracking-tight">{productName}</span>
    </Link>
  );
}
