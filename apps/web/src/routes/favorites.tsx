import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../features/listings/favorites/favorites-page';
import { whoIsHere } from '../features/session';

export const Route = createFileRoute('/favorites')({
  beforeLoad: async ({ context }) => {
    // Who cannot be recognised now is asked again by the page itself.
    await whoIsHere(context.queryClient);
  },
  component: FavoritesPage,
});
