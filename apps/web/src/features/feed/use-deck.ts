import { feedAhead, type ListingCard } from '@vybac/contracts/listings';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../session';
import { feedPages, forgetSkip, forgetSkips, rememberSkip } from './api/feed';
import { skipHere, skippedHere, startOverHere, unskipHere } from './skips';

export interface Deck {
  readonly state: 'loading' | 'failed' | 'card' | 'end';
  readonly card: ListingCard | undefined;
  readonly next: ListingCard | undefined;
  /** Which card it is, from 1, and how many are known. */
  readonly number: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly skip: () => void;
  /** Null before anything was skipped. */
  readonly undo: (() => void) | null;
  readonly startOver: () => void;
  readonly retry: () => void;
}

/** The cards and which one is on top. A skip is remembered: by the server for people, on the device for visitors. */
export function useDeck(): Deck {
  const client = useQueryClient();
  const { status } = useSession();
  const isKnown = status === 'guest' || status === 'user';
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(feedPages);
  const [index, setIndex] = useState(0);
  // As it was when the deck was dealt.
  const [before, setBefore] = useState(() => new Set(skippedHere()));
  const cards = useMemo(() => {
    const all = (data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !before.has(id));
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [data, before]);
  const card = cards[index];

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && cards.length - index <= feedAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, cards.length, index, fetchNextPage]);

  const skip = () => {
    if (!card) return;
    setIndex(index + 1);
    // A skip that is not kept comes back another day: nothing to trouble anybody with.
    if (isKnown) rememberSkip(card.id).catch(() => undefined);
    else skipHere(card.id);
  };
  const undo = () => {
    const last = cards[index - 1];
    if (!last) return;
    setIndex(index - 1);
    if (isKnown) forgetSkip(last.id).catch(() => undefined);
    else unskipHere(last.id);
  };
  const startOver = () => {
    startOverHere();
    setBefore(new Set());
    setIndex(0);
    const forgotten = isKnown ? forgetSkips().catch(() => undefined) : Promise.resolve();
    void forgotten.then(() => client.resetQueries({ queryKey: feedPages.queryKey }));
  };
  const hasMore = hasNextPage;
  const state = card ? 'card' : isPending || (hasMore && !isError) ? 'loading' : isError ? 'failed' : 'end';
  return {
    ...{ state, card, next: cards[index + 1], number: index + 1, total: cards.length, hasMore, skip, startOver },
    undo: index > 0 ? undo : null,
    retry: () => void refetch(),
  };
}
