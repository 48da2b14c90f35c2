import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from './frame/not-found-page';
import { PageError } from './frame/page-error';
import { PagePending } from './frame/page-pending';
import { routeTree } from './routeTree.gen';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    // What a route does not know of its address (or cannot be: `?category=nope`) is neither shown nor asked for.
    search: { strict: true },
    defaultPreload: 'intent',
    // Whether data is fresh is decided by the query client alone.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** `workspace`: fills the window under the top bar, without footer and chat shortcut (chat). */
    layout?: 'page' | 'workspace';
    /** It would lie over what this screen is for. */
    withoutChatShortcut?: true;
  }
}
