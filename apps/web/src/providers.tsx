import { TooltipProvider } from '@vybac/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from './features/session';
import { ThemeProvider } from './theme/theme-provider';

/** What every screen may rely on: server data, the theme, tooltips. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeOfSession>
        <TooltipProvider>{children}</TooltipProvider>
      </ThemeOfSession>
    </QueryClientProvider>
  );
}

function ThemeOfSession({ children }: { children: ReactNode }) {
  const { me, isPro } = useSession();
  return (
    <ThemeProvider isPro={isPro} themeOfAccount={me?.theme ?? null}>
      {children}
    </ThemeProvider>
  );
}
