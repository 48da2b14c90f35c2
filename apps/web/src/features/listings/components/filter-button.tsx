import { Badge, Button, Dialog, Popover } from '@vybac/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWideWindow } from '../../../frame/use-wide-window';
import { activeFilters } from '../search/filters';
import { FilterForm, type FilterFormProps } from './filter-form';

/** Opens the filters: beside the button on a wide window, as a sheet on a phone. */
export function FilterButton({ search, onApply }: FilterFormProps) {
  const { t } = useTranslation('listings');
  const isWide = useWideWindow();
  const [open, setOpen] = useState(false);
  const count = activeFilters(search).length;

  const form = (
    <FilterForm
      search={search}
      onApply={(next) => {
        setOpen(false);
        onApply(next);
      }}
    />
  );
  const trigger = (
    <Button variant="secondary" size="lg" className="!px-5 !text-base" icon={<SlidersHorizontal aria-hidden />} />
  );
  const content = (
    <>
      {count > 0 && <span className="sr-only">{t('filters.openWith', { count })}</span>}
      <span aria-hidden={count > 0} className="max-sm:sr-only">
        {t('filters.title')}
      </span>
      {count > 0 && (
        <span aria-hidden className="contents">
          <Badge tone="brand">{count}</Badge>
        </span>
      )}
    </>
  );

  if (isWide) {
    return (
      <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
        <Popover.Trigger render={trigger}>{content}</Popover.Trigger>
        <Popover.Content title={t('filters.title')}>{form}</Popover.Content>
      </Popover.Root>
    );
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Dialog.Trigger render={trigger}>{content}</Dialog.Trigger>
      <Dialog.Content title={t('filters.title')} closeLabel={t('close')}>
        {form}
      </Dialog.Content>
    </Dialog.Root>
  );
}
