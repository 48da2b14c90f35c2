import { Button, Dialog, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestPasswordReset } from '../api/request-password-reset';
import { useAuthNotice } from '../use-auth-notice';

/** Asks where to send the link. The answer is alike whether or not the address has an account. */
export function ForgotPassword({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const showProblem = useAuthNotice();
  const request = useRequestPasswordReset();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  const change = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    setAddress(email);
    setError(undefined);
    request.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the dialog in React's tree must not take this for its own.
    event.stopPropagation();
    if (address.trim() === '') {
      setError(t('errors:explained.account.email_required'));
      return;
    }
    request.mutate(address, { onError: showProblem });
  };

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger render={<Button variant="quiet" size="sm" />}>{t('forgot.open')}</Dialog.Trigger>
      <Dialog.Content title={t('forgot.title')} closeLabel={t('close')}>
        {request.isSuccess ? (
          <div role="status" className="flex flex-col gap-4">
            <p>{t('forgot.sent', { email: address.trim() })}</p>
            <Dialog.Close render={<Button wide />}>{t('close')}</Dialog.Close>
          </div>
        ) : (
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            <p className="text-ink-muted">{t('forgot.text')}</p>
            <TextField
              label={t('email')}
              type="email"
              autoComplete="email"
              value={address}
              error={error}
              onChange={(event) => {
                setAddress(event.currentTarget.value);
                setError(undefined);
              }}
            />
            <Button type="submit" wide loading={request.isPending}>
              {t('forgot.send')}
            </Button>
          </form>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
