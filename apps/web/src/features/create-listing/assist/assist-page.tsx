import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePending } from '../../../frame/page-pending';
import { usePageTitle } from '../../../frame/page-title';
import { useSession } from '../../session';
import { type BegunDraft, WithDraft } from '../form/with-draft';
import type { AssistedMode } from './assist-problem';

interface AssistPageProps {
  mode: AssistedMode;
  children: (begun: BegunDraft) => ReactNode;
}

/** Title and lead of a creation mode, and its content once it is known who is here and what they have begun. */
export function AssistPage({ mode, children }: AssistPageProps) {
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
      {me ? (
        <WithDraft key={me.actor.id} actorId={me.actor.id} mode={mode}>
          {children}
        </WithDraft>
      ) : (
        <PagePending />
      )}
    </div>
  );
}
