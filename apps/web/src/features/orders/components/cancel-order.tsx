import { Button, Dialog, TextArea } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useCancelOrder } from '../api/cancel-order';
import { useOrderNotice } from '../use-order-notice';

const reasonMaximum = 300;
const usualReasons = ['time', 'mind', 'gone'] as const;

/** Steps back from a deal. The other side reads the reason. */
export function CancelOrder({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'errors']);
  const showProblem = useOrderNotice();
  const cancel = useCancelOrder(id);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const write = (text: string) => {
    setReason(text);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    if (said === '' || Array.from(said).length > reasonMaximum) {
      setError(t(said === '' ? 'cancel.reasonMissing' : 'cancel.reasonTooLong', { count: reasonMaximum }));
      return;
    }
    cancel.mutate(said, {
      onSuccess: () => {
        setOpen(false);
        notify.success({ title: t('cancel.done'), description: t('cancel.doneText') });
      },
      onError: showProblem,
    });
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Dialog.Trigger render={<Button size="sm" variant="quiet" />}>{t('cancel.open')}</Dialog.Trigger>
      <Dialog.Content title={t('cancel.title')} description={t('cancel.text')} closeLabel={t('close')}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            {usualReasons.map((usual) => (
              <Button key={usual} size="sm" variant="secondary" onClick={() => write(t(`cancel.usual.${usual}`))}>
                {t(`cancel.usual.${usual}`)}
              </Button>
            ))}
          </div>
          <TextArea
            label={t('cancel.reason')}
            rows={3}
            value={reason}
            error={error}
            counter={{
              maximum: reasonMaximum,
              label: (used, maximum) => t('cancel.counter', { used, maximum }),
            }}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <Button type="submit" variant="danger" loading={cancel.isPending}>
            {t('cancel.confirm')}
          </Button>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
