import { Button, buttonStyle, EmptyState, ErrorState, Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';
import { savedSearchesQuery } from '../api/saved-searches';
import { SavedSearchRow } from './saved-search-row';

/** All one is looking for. */
export function SavedSearchesPage() {
  const { t } = useTranslation(['alerts', 'errors']);
  usePageTitle(t('list.title'));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <h1 className="pt-2 text-3xl md:text-4xl">{t('list.title')}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation(['alerts', 'errors']);
  const { data, error, isPending, refetch } = useQuery(savedSearchesQuery);
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-3">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-32 rounded-xl" />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('list.failed')}
        text={problemText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('link.tryAgain')}</Button>}
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        picture={<Picture name="bell" />}
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Link to="/listings" className={buttonStyle()}>
            {t('link.browse')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <p className="text-ink-muted">{t('list.count', { count: data.items.length, limit: data.limit })}</p>
      <ul className="flex flex-col gap-3">
        {data.items.map((search) => (
          <SavedSearchRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  );
}
