import { Button } from '@vybac/ui';
import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveSearchDialog } from './later';
import type { SearchToSave } from './save-search-dialog';

/** Be told of what comes up. */
export function SaveSearchButton(props: SearchToSave) {
  const { t } = useTranslation('alerts');
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<BellPlus aria-hidden />}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {t('save.action')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <SaveSearchDialog {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
