import { Button } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session';
import { reachabilityQuery } from '../api/reachability';

/** What helps to find out why somebody cannot sign in. The server is asked only while this is open. */
export function Diagnostics() {
  const { t, i18n } = useTranslation('auth');
  const [open, setOpen] = useState(false);
  const { status } = useSession();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { data, error, isFetching, refetch } = useQuery({ ...reachabilityQuery, enabled: open });

  const server = isFetching
    ? t('diagnostics.asking')
    : error
      ? t('diagnostics.unreachable')
      : t('diagnostics.reachable', { milliseconds: data ?? 0 });
  const facts = [
    [t('diagnostics.online'), t(online ? 'yes' : 'no')],
    [t('diagnostics.server'), server],
    [t('diagnostics.cookies'), t(navigator.cookieEnabled ? 'diagnostics.enabled' : 'diagnostics.disabled')],
    [t('diagnostics.session'), t(`diagnostics.sessions.${status}`)],
    [t('diagnostics.language'), i18n.language],
    [t('diagnostics.build'), buildName()],
  ];

  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-lg bg-surface-sunken px-4 text-sm"
    >
      <summary className="flex min-h-11 items-center font-medium text-ink-muted">{t('diagnostics.title')}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 pb-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="sm" className="-ml-4 mb-1" onClick={() => void refetch()}>
        {t('diagnostics.again')}
      </Button>
    </details>
  );
}

function followConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

// The build names the page's script after its content.
function buildName(): string {
  const address = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;
  return /-([\w-]+)\.js$/.exec(address ?? '')?.[1] ?? '–';
}
