import { Button, type ButtonProps } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { explainedProblem } from '../../../api/explained-problem';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useResendConfirmation } from '../api/resend-confirmation';

/** Sends the confirmation mail once more. */
export function ResendButton({ email, ...look }: { email: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation(['auth', 'errors']);
  const resend = useResendConfirmation();

  const send = () => {
    if (email.trim() === '') {
      notify.error({ title: t('errors:account.email_required'), description: t('resend.emailFirst') });
      return;
    }
    resend.mutate(email, {
      onSuccess: () => notify.success({ title: t('resend.done'), description: t('resend.doneText') }),
      onError: (error) =>
        notify.error({
          title: t('resend.failed'),
          description: explainedProblem(t, error)?.description ?? problemText(t, error),
        }),
    });
  };
  return (
    <Button {...look} loading={resend.isPending} onClick={send}>
      {t('resend.send')}
    </Button>
  );
}
