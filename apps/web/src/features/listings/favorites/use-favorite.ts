import { ProblemError } from '@vybac/client';
import { addFavorite, removeFavorite } from '@vybac/contracts/listings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { notify } from '../../../notices/notify';
import { useSession, useWhoIsHere } from '../../session';
import { favoriteIdsQuery, favoritesPages } from './favorites';

interface Kept {
  id: string;
  favoriteCount: number;
}

/** Whether one keeps a listing, how many do, and the other way round at a press; shown at once, put back when refused. */
export function useFavorite({ id, favoriteCount }: Kept) {
  const { t } = useTranslation('listings');
  const queryClient = useQueryClient();
  const whoIsHere = useWhoIsHere();
  const { me } = useSession();
  const { queryKey } = favoriteIdsQuery;
  const { data: ids } = useQuery({ ...favoriteIdsQuery, enabled: me !== null });
  const isFavorite = me !== null && (ids ?? []).includes(id);
  // What was counted here holds until the listing is read anew.
  const [counted, setCounted] = useState({ told: favoriteCount, now: favoriteCount });
  const count = counted.told === favoriteCount ? counted.now : favoriteCount;

  const show = (favorite: boolean) =>
    queryClient.setQueryData(queryKey, (known = []) => [
      ...known.filter((other) => other !== id),
      ...(favorite ? [id] : []),
    ]);
  const change = useMutation({
    // One after the other, so that the last press decides.
    scope: { id: `favorite:${id}` },
    mutationFn: (favorite: boolean) => call(favorite ? addFavorite : removeFavorite, { params: { id } }),
    onMutate: async (favorite) => {
      await queryClient.cancelQueries({ queryKey });
      show(favorite);
      setCounted({ told: favoriteCount, now: Math.max(0, count + (favorite ? 1 : -1)) });
    },
    onSuccess: (answer) => {
      setCounted({ told: favoriteCount, now: answer.favoriteCount });
      // What is on the screen stays, so that a slip can be pressed away.
      void queryClient.invalidateQueries({ queryKey: favoritesPages.queryKey, refetchType: 'none' });
    },
    onError: (error, favorite) => {
      show(!favorite);
      setCounted({ told: favoriteCount, now: count });
      void queryClient.invalidateQueries({ queryKey });
      notify.error(
        error instanceof ProblemError && error.code === 'favorite.limit'
          ? { title: t('favorites.limit'), description: t('favorites.limitText') }
          : { title: t('favorites.failed') },
      );
    },
  });

  const toggle = async () => {
    if (await whoIsHere()) change.mutate(!isFavorite);
    else notify.error({ title: t('contact.authenticationRequired'), description: t('favorites.needsSession') });
  };
  return { isFavorite, count, toggle: () => void toggle() };
}
