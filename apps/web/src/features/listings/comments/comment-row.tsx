import { type Comment, commentLimits } from '@vybac/contracts/listings';
import { Avatar, Badge, Button, ConfirmDialog, TextArea } from '@vybac/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSession } from '../../session';
import { useChangeComment } from './comments';

/** Somebody who pressed Edit is about to go on. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** One comment. Its author changes it where it stands. */
export function CommentRow({ comment }: { comment: Comment }) {
  const { t, i18n } = useTranslation('listings');
  const { me } = useSession();
  const change = useChangeComment(comment);
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = draft !== null;
  // The button and the field take each other's place, and so does the focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { author, content, createdAt, updatedAt } = comment;
  const isMine = me?.actor.id === author.id;
  const mayDelete = isMine || (me?.actor.roles.includes('admin') ?? false);
  const written = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  const save = () => {
    if (draft === null || draft.trim() === '') return;
    change.mutate(draft, {
      onSuccess: () => setDraft(null),
      onError: () => notify.error({ title: t('comments.editFailed') }),
    });
  };
  const erase = () =>
    change.mutate(null, {
      onSuccess: () => notify.success({ title: t('comments.deleted') }),
      onError: () => notify.error({ title: t('comments.deleteFailed') }),
      onSettled: () => setAsking(false),
    });

  const counter = {
    maximum: commentLimits.content,
    label: (used: number, maximum: number) => t('comments.count', { used, maximum }),
  };
  return (
    <li className="flex gap-3 py-4">
      <Avatar name={author.name} src={author.avatarUrl} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-semibold wrap-anywhere">{author.name}</span>
          {author.kind === 'guest' && <Badge>{t('comments.guest')}</Badge>}
          <time dateTime={createdAt} className="text-ink-muted">
            {written.format(new Date(createdAt))}
          </time>
          {updatedAt !== createdAt && <span className="text-ink-muted">{t('comments.edited')}</span>}
        </p>
        {draft === null ? (
          <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{content}</p>
        ) : (
          <div className="flex flex-col gap-2">
            <TextArea
              ref={focusEnd}
              label={t('comments.edit')}
              value={draft}
              counter={counter}
              rows={3}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
              error={draft.trim() === '' ? t('comments.required') : undefined}
            />
            <div className="flex gap-2">
              <Button size="sm" loading={change.isPending} onClick={save}>
                {t('comments.save')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setDraft(null)}>
                {t('cancel')}
              </Button>
            </div>
          </div>
        )}
        {draft === null && mayDelete && (
          <div className="-ml-4 flex flex-wrap">
            {isMine && (
              <Button
                ref={editButton}
                size="sm"
                variant="quiet"
                icon={<Pencil aria-hidden />}
                onClick={() => setDraft(content)}
              >
                {t('comments.edit')}
              </Button>
            )}
            <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
              {t('comments.delete')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('comments.deleteQuestion')}
        text={t('comments.deleteMeaning')}
        confirmLabel={t('comments.delete')}
        cancelLabel={t('cancel')}
        danger
        loading={change.isPending}
        onConfirm={erase}
      />
    </li>
  );
}
