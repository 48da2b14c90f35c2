import { Button } from '@vybac/ui';
import { Luggage } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useSession } from '../../session';
import { useComeBack } from './away';

const AwayDialog = lazy(() => import('./away-dialog').then((part) => ({ default: part.AwayDialog })));

/** Opens what asks until when one is away. */
export function AwayButton() {
  const { t } = useTranslation('dashboard');
  const { me } = useSession();
  // Undefined until it was first opened.
  const [open, setOpen] = useState<boolean>();
  if (!me) return null;
  return (
    <>
      <Button variant="secondary" icon={<Luggage aria-hidden />} onClick={() => setOpen(true)}>
        {t(me.away ? 'away.change' : 'away.open')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <AwayDialog away={me.away} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Says that nothing of one's own can be bought right now, and ends it. Nothing while one is here. */
export function AwayNotice() {
  const { t, i18n } = useTranslation(['dashboard', 'errors']);
  const away = useSession().me?.away;
  const comeBack = useComeBack();
  if (!away) return null;
  const end = () =>
    comeBack.mutate(undefined, {
      onSuccess: () => notify.success({ title: t('away.over') }),
      onError: (error) => notify.error({ title: problemText(t, error) }),
    });
  return (
    <section
      aria-label={t('away.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-warning-soft p-4 md:p-5"
    >
      <Luggage aria-hidden className="size-6 shrink-0" />
      <div className="min-w-48 grow basis-0">
        <p className="font-display text-lg leading-snug font-bold">
          {away.until
            ? t('away.nowUntil', {
                date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(away.until)),
              })
            : t('away.now')}
        </p>
        <p className="text-sm">{t('away.meaning')}</p>
        {away.note && <p className="mt-1.5 text-sm wrap-anywhere italic">{away.note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <AwayButton />
        <Button loading={comeBack.isPending} onClick={end}>
          {t('away.back')}
        </Button>
      </div>
    </section>
  );
}
