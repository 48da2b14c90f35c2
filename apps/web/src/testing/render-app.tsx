import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouteComponent,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { dismissToast, toastStore } from '@vybac/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createQueryClient } from '../api/query-client';
import { Notices } from '../frame/notices';
import alerts from '../locales/en/alerts.json';
import assist from '../locales/en/assist.json';
import auth from '../locales/en/auth.json';
import chat from '../locales/en/chat.json';
import dashboard from '../locales/en/dashboard.json';
import notifications from '../locales/en/notifications.json';
import offers from '../locales/en/offers.json';
import orders from '../locales/en/orders.json';
import common from '../locales/en/common.json';
import createListing from '../locales/en/createListing.json';
import errors from '../locales/en/errors.json';
import feed from '../locales/en/feed.json';
import frame from '../locales/en/frame.json';
import guest from '../locales/en/guest.json';
import home from '../locales/en/home.json';
import listings from '../locales/en/listings.json';
import searchTexts from '../locales/en/search.json';

export interface AppScreen {
  path: string;
  component: RouteComponent;
  staticData?: StaticDataRouteOption;
  beforeLoad?: (options: { context: { queryClient: QueryClient }; preload: boolean }) => Promise<void>;
}

/** Renders screens at their addresses with English texts and a toaster, as the app would, and opens one of them. */
export async function renderApp(screens: readonly AppScreen[], at = '/') {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'common',
    resources: {
      en: {
        alerts,
        assist,
        auth,
        chat,
        common,
        createListing,
        dashboard,
        errors,
        feed,
        frame,
        guest,
        home,
        listings,
        notifications,
        offers,
        orders,
        search: searchTexts,
      },
    },
  });
  // A toast of the story before may not have had its time.
  const left = toastStore.current();
  if (left) dismissToast(left.id);
  const queryClient = createQueryClient();
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet });
  const routes = screens.map((screen) => createRoute({ getParentRoute: () => root, ...screen }));
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { queryClient },
  });
  render(
    <QueryClientProvider client={queryClient}>
      {/* The app's own router type knows its file routes only. */}
      <RouterProvider router={router as never} />
      <Notices />
    </QueryClientProvider>,
  );
  return { queryClient, address: () => router.state.location.href };
}
