import { commentLimits } from '@vybac/contracts/listings';
import { Button, TextArea, TextField } from '@vybac/ui';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSession, useWhoIsHere } from '../../session';
import { commentProblem } from './comment-problem';
import { usePostComment } from './comments';

/** Where one says something about a listing; a guest also says who they are. What was typed stays until it stands. */
export function CommentForm({ listingId }: { listingId: string }) {
  const { t } = useTranslation('listings');
  const { status } = useSession();
  const whoIsHere = useWhoIsHere();
  const post = usePostComment(listingId);
  const [content, setContent] = useState('');
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<'content' | 'name' | null>(null);

  const send = async () => {
    const me = await whoIsHere();
    if (!me) {
      notify.error({ title: t('comments.authenticationRequired'), description: t('comments.needsSession') });
      return;
    }
    const lacks = content.trim() === '' ? 'content' : me.actor.kind === 'guest' && name.trim() === '' ? 'name' : null;
    setMissing(lacks);
    if (lacks) return;
    await post.mutateAsync({ content, ...(me.actor.kind === 'guest' && { name }) }).then(
      () => setContent(''),
      (error: unknown) => notify.error({ title: commentProblem(t, error) }),
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!post.isPending) void send();
  };
  const counter = {
    maximum: commentLimits.content,
    label: (used: number, maximum: number) => t('comments.count', { used, maximum }),
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {status === 'guest' && (
        <TextField
          label={t('comments.name')}
          value={name}
          maxLength={commentLimits.name}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
          error={missing === 'name' ? t('comments.nameRequired') : undefined}
        />
      )}
      <TextArea
        label={t('comments.yours')}
        value={content}
        counter={counter}
        rows={3}
        placeholder={t('comments.placeholder')}
        onChange={(event) => setContent(event.target.value)}
        error={missing === 'content' ? t('comments.required') : undefined}
      />
      <Button type="submit" className="self-end" loading={post.isPending}>
        {t('comments.post')}
      </Button>
    </form>
  );
}
