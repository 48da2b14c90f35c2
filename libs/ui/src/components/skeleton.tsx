/** The place of something that is loading. Its container says so to screen readers (`aria-busy`). */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-shimmer rounded-md bg-line ${className}`} />;
}
