import { Skeleton } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { listingLayout } from './listing-layout';

export function ListingSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-44" />
      <div className={listingLayout.page}>
        <div className={listingLayout.gallery}>
          <Skeleton className={`${listingLayout.frame} md:rounded-xl`} />
        </div>
        <div className={listingLayout.panel}>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-13 w-full rounded-full" />
          <Skeleton className="h-13 w-full rounded-full" />
          <Skeleton className="h-24 w-full rounded-xl" />
        </div>
        <div className={listingLayout.words}>
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
