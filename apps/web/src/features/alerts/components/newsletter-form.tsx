import { Button, TextField } from '@vybac/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { Picture } from '../../../pictures/picture';
import { useSubscribe } from '../api/newsletter';
import { mailLanguage } from '../mail-language';
import { refusalText } from '../refused';

/** The weekly hot listings, for an address. @param heading `h1` where it is the page */
export function NewsletterForm({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t, i18n } = useTranslation(['alerts', 'errors']);
  const [email, setEmail] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const subscribe = useSubscribe();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(email.trim() === '');
    if (email.trim() === '') return;
    subscribe.mutate(
      { email, language: mailLanguage(i18n.language) },
      {
        onError: (error) => {
          if (refusalText(t, error) === null)
            notify.error({ title: t('newsletter.failed'), description: t('newsletter.failedText') });
        },
      },
    );
  };
  const refusal = isEmpty ? t('errors:newsletter.email_required') : refusalText(t, subscribe.error);
  return (
    <section
      aria-labelledby="newsletter"
      className="flex flex-col gap-5 rounded-2xl bg-surface-sunken px-6 py-8 sm:px-10 md:flex-row md:items-center"
    >
      <Picture name="mailbox" className="size-16 shrink-0 md:size-20" />
      <div className="flex-1">
        <Heading id="newsletter" className="text-2xl">
          {t('newsletter.title')}
        </Heading>
        <p className="mt-1 max-w-prose text-ink-muted">{t('newsletter.text')}</p>
      </div>
      {subscribe.isSuccess ? (
        <p role="status" className="rounded-xl bg-positive-soft p-4 md:max-w-sm">
          {t('newsletter.done', { email })}
        </p>
      ) : (
        <form onSubmit={send} noValidate className="flex flex-col gap-3 sm:flex-row sm:items-start md:w-md">
          <div className="flex-1">
            <TextField
              label={t('newsletter.email')}
              hideLabel
              placeholder={t('newsletter.email')}
              type="email"
              autoComplete="email"
              value={email}
              error={refusal ?? undefined}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" loading={subscribe.isPending} className="min-h-12">
            {t('newsletter.action')}
          </Button>
        </form>
      )}
    </section>
  );
}
