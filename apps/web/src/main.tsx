import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client';
import { openWithFirstScreen } from './frame/below-first-screen';
import { textsReady } from './i18n/i18n';
import { Providers } from './providers';
import { createAppRouter } from './router';
import './styles.css';

// Forms check without `eval`, which the Content-Security-Policy refuses. Said here, where zod finds it once it is loaded:
// `z.config()` would bring all of it into the first screen.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

function show() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  openWithFirstScreen();
  // A transition is rendered in small steps, between which a phone can paint and answer.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

// The route's code and the texts arrive side by side; what a failed route shows is the router's business. Not by a top-level
// `await`: the code that is waited for imports from this file's own chunk, and both would wait for each other.
void Promise.all([textsReady, router.load().catch(() => undefined)]).then(show);
