import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePending } from '../../../frame/page-pending';
import { usePageTitle } from '../../../frame/page-title';
import { useSession } from '../../session';
import type { AssistedMode } from './assist-problem';

/** Title and lead of a creation mode, and its content once it is known who is here. */
export function AssistPage({ mode, children }: { mode: AssistedMode; children: (actorId: string) => ReactNode }) {
  const { t } = useTranslation('assist');
  const { me } = useSession();
  const title = t(`modes.${mode}.title`);
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div>
        <h1 className="pt-1 text-3xl md:text-4xl">{title}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t(`modes.${mode}.lead`)}</p>
      </div>
      {me ? children(me.actor.id) : <PagePending />}
    </div>
  );
}
