import { Button, buttonStyle, Spinner } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '@vybac/client';
import { StatePage } from '../../../frame/state-page';
import type { MailLink } from '../api/mail-links';

export interface MailLinkPageProps {
  link: MailLink;
  /** Tells saved searches and newsletter apart. */
  about: 'search' | 'newsletter';
  follow: (link: MailLink) => Promise<unknown>;
}

/** Where links in mails lead: what they ask for is done by opening them. Opened again, nothing changes. */
export function MailLinkPage({ link, about, follow }: MailLinkPageProps) {
  const { t } = useTranslation('alerts');
  const { error, isPending, refetch } = useQuery({
    queryKey: ['mail-link', about, link],
    queryFn: () => follow(link).then(() => true),
    retry: false,
    staleTime: Infinity,
  });
  const act = link.confirm === undefined ? 'unsubscribed' : 'confirmed';
  const browse = (
    <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
      {t('link.browse')}
    </Link>
  );
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:loading')} className="grid min-h-80 place-items-center">
        <Spinner className="size-8" />
      </div>
    );
  }
  if (!error)
    return <StatePage picture="mailbox" title={t(`link.${act}`)} text={t(`link.${about}.${act}`)} action={browse} />;
  const isInvalid = error instanceof ProblemError && error.status < 500;
  if (isInvalid)
    return <StatePage picture="key" title={t('link.invalid')} text={t('link.invalidText')} action={browse} />;
  return (
    <StatePage
      picture="plug"
      title={t('link.failed')}
      text={t('link.failedText')}
      action={<Button onClick={() => void refetch()}>{t('link.tryAgain')}</Button>}
    />
  );
}
