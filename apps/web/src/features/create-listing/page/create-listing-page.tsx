import { Badge, Card, linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { PagePending } from '../../../frame/page-pending';
import { notify } from '../../../notices/notify';
import { useSession } from '../../session';
import type { CreateListingSearch } from '../create-listing-search';
import { ListingForm } from '../form/listing-form';
import { emptyForm, prefilledForm } from '../form/listing-form-values';
import { WithDraft } from '../form/with-draft';
import { EditListing } from './edit-listing';

/** Listing something by hand, or changing what one has listed (spec 2 §2, Creation screens). */
export function CreateListingPage({ search }: { search: CreateListingSearch }) {
  const { t } = useTranslation('createListing');
  const { me } = useSession();
  const title = t(search.edit ? 'editTitle' : 'title');
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div>
        <h1 className="pt-1 text-3xl md:text-4xl">{title}</h1>
        {!search.edit && (
          <p className="mt-2 text-lg text-ink-muted">
            {t('lead')}{' '}
            <Link to="/create-ai-listing" className={linkStyle()}>
              {t('assistant')}
            </Link>
          </p>
        )}
      </div>
      {!me ? (
        <PagePending />
      ) : search.edit ? (
        <EditListing key={search.edit} id={search.edit} />
      ) : (
        <NewListing key={me.actor.id} search={search} actorId={me.actor.id} />
      )}
    </div>
  );
}

function NewListing({ search, actorId }: { search: CreateListingSearch; actorId: string }) {
  const { t } = useTranslation('createListing');
  const prefilled = search.prefilled ?? false;

  useEffect(() => {
    if (prefilled) notify.success({ title: t('prefilled.done'), description: t('prefilled.text') });
  }, [prefilled, t]);

  return (
    <>
      {prefilled && (
        <Card className="flex flex-wrap items-center gap-3 !border-brand !bg-brand-soft">
          <Badge tone="accent" icon={<Sparkles aria-hidden />}>
            {t('prefilled.badge')}
          </Badge>
          <p className="min-w-0 grow basis-60">{t('prefilled.banner')}</p>
        </Card>
      )}
      <WithDraft actorId={actorId} mode="form" isFresh={prefilled}>
        {(begun) => (
          <ListingForm
            values={prefilled ? { ...emptyForm, ...prefilledForm(search) } : begun.draft.values}
            images={begun.draft.images}
            begun={begun}
          />
        )}
      </WithDraft>
    </>
  );
}
