import { handoverCodeLength } from '@vybac/contracts/listings';
import { Button, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { explainedProblem } from '../../../api/explained-problem';
import { notify } from '../../../notices/notify';
import { useCompleteHandover } from '../api/complete-handover';
import { useScannedCode } from '../handover-link';
import { useOrderNotice } from '../use-order-notice';

/** Where the seller enters the code that the buyer shows; a scanned one stands there already. */
export function HandoverForm({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'errors']);
  const showProblem = useOrderNotice();
  const complete = useCompleteHandover(id);
  const [code, setCode] = useState(useScannedCode(id));
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== handoverCodeLength) {
      setError(t('enter.incomplete', { count: handoverCodeLength }));
      return;
    }
    complete.mutate(code, {
      onSuccess: () => notify.success({ title: t('enter.done'), description: t('enter.doneText') }),
      onError: (problem) => {
        setError(explainedProblem(t, problem)?.title);
        showProblem(problem);
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-xl bg-brand-soft p-4">
      <TextField
        label={t('enter.label')}
        description={t('enter.text')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('enter.example')}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, handoverCodeLength));
          setError(undefined);
        }}
      />
      <Button type="submit" loading={complete.isPending}>
        {t('enter.submit')}
      </Button>
    </form>
  );
}
