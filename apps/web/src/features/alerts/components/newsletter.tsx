import { Suspense } from 'react';
import { NewsletterForm } from './later';

/** Holds the place of the form while it is loading. */
export function Newsletter({ heading }: { heading?: 'h1' | 'h2' }) {
  return (
    <div className="min-h-72 sm:min-h-56 md:min-h-40">
      <Suspense fallback={null}>
        <NewsletterForm {...(heading && { heading })} />
      </Suspense>
    </div>
  );
}
