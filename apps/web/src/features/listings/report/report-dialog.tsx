import { ProblemError } from '@vybac/client';
import {
  reportDescriptionLimit,
  reportListing,
  type ReportReason,
  reportReasons,
} from '@vybac/contracts/admin-security';
import { Button, Dialog, Select, TextArea } from '@vybac/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { useWayToPlans } from '../../../frame/use-way-to-plans';
import { notify } from '../../../notices/notify';

export interface ReportDialogProps {
  listingId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The reason, and what else one wants to say (spec 2 §5, Report). */
export function ReportDialog({ listingId, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation('listings');
  const leadToPlans = useWayToPlans();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [description, setDescription] = useState('');
  const report = useMutation({
    mutationFn: () => call(reportListing, { params: { id: listingId }, body: { reason, description } }),
    onSuccess: () => {
      onOpenChange(false);
      setDescription('');
      notify.success({ title: t('report.done'), description: t('report.doneText') });
    },
    onError: (error) => {
      notify.error(wordsOf(error));
      if (codeOf(error) === 'report.weekly_limit') leadToPlans();
    },
  });
  const wordsOf = (error: unknown) => {
    const code = codeOf(error);
    if (code === 'report.weekly_limit') return { title: t('report.limit'), description: t('report.limitText') };
    if (code === 'report.open_already') return { title: t('report.already'), description: t('report.alreadyText') };
    const isRefusal = error instanceof ProblemError && error.status !== 0;
    return { title: t('report.failed'), description: t(isRefusal ? 'report.failedText' : 'report.unexpected') };
  };
  const tooLong = Array.from(description.trim()).length > reportDescriptionLimit;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={t('report.title')} description={t('report.text')} closeLabel={t('cancel')}>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!report.isPending && !tooLong) report.mutate();
          }}
        >
          <Select
            label={t('report.reason')}
            value={reason}
            onValueChange={setReason}
            options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          />
          <TextArea
            label={t('report.description')}
            description={t('report.hint', { maximum: reportDescriptionLimit })}
            rows={4}
            value={description}
            counter={{
              maximum: reportDescriptionLimit,
              label: (used, maximum) => t('comments.count', { used, maximum }),
            }}
            onChange={(event) => setDescription(event.target.value)}
          />
          <Button type="submit" size="lg" loading={report.isPending} disabled={tooLong}>
            {t('report.send')}
          </Button>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function codeOf(error: unknown): string {
  return error instanceof ProblemError ? error.code : '';
}
