import { Button, Spinner } from '@vybac/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOlder } from '../api/messages';

export interface OlderMessagesProps {
  conversationId: string;
  scroller: RefObject<HTMLElement | null>;
}

/** At the upper end of the list: loads what is older as soon as it comes near. */
export function OlderMessages({ conversationId, scroller }: OlderMessagesProps) {
  const { t } = useTranslation('chat');
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => loadOlder(queryClient, conversationId) });

  useEffect(() => {
    if (!place.current || isPending || isError) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate(), {
      root: scroller.current,
      rootMargin: '400px 0px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [scroller, isPending, isError, mutate]);

  return (
    // Were it the anchor of the scroll position, the view would stay with it instead of with the messages being read.
    <div
      ref={place}
      className="flex min-h-14 [overflow-anchor:none] items-center justify-center gap-3 text-sm text-ink-muted"
    >
      {isError ? (
        <>
          {t('thread.olderFailed')}
          <Button size="sm" variant="secondary" onClick={() => mutate()}>
            {t('thread.olderRetry')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          {t('thread.older')}
        </>
      )}
    </div>
  );
}
