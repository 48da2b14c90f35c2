import { cleanText } from '@vybac/kit';
import { type Conversation, messageLimit } from '@vybac/contracts/messaging';
import { codePoints, IconButton } from '@vybac/ui';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useOutbox } from '../outgoing/outgoing';
import { useTellTyping } from '../thread/use-typing';
import { ChosenImages } from './chosen-images';
import { QuickReplies } from './quick-replies';
import { useDraft } from './use-draft';

/** Pixels (spec 2 §9). */
const maximumHeight = 120;

export interface ComposerProps {
  me: string;
  conversation: Conversation;
  connected: boolean;
  /** What to make of an amount in the text being written, or just sent. */
  proposal: (text: string) => ReactNode;
}

export function Composer({ me, conversation, connected, proposal }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { text, setText, images, isEmpty, clear } = useDraft(me, conversation.id);
  const [sentText, setSentText] = useState('');
  const { queue } = useOutbox(me);
  const area = useRef<HTMLTextAreaElement>(null);
  const tellTyping = useTellTyping(conversation.id);
  const used = codePoints(text);

  useLayoutEffect(() => {
    const box = area.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${Math.min(maximumHeight, box.scrollHeight)}px`;
  }, [text]);

  const send = () => {
    const ready = images.chosen.flatMap(({ image }) => (image ? [image] : []));
    const refusal = isEmpty
      ? t('composer.missing')
      : used > messageLimit
        ? t('composer.tooLong', { maximum: messageLimit })
        : ready.length < images.chosen.length && t('composer.uploading');
    if (refusal) {
      notify.error({ title: t('error'), description: refusal });
      return;
    }
    const content = cleanText(text);
    queue.add({
      id: crypto.randomUUID(),
      conversationId: conversation.id,
      content,
      images: ready,
      createdAt: new Date().toISOString(),
    });
    setSentText(content);
    clear();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the input of a Chinese or Japanese word is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="border-t border-line bg-surface-raised px-3 pt-3 pb-3 md:px-5">
      {!connected && <Reconnecting />}
      {proposal(text || sentText)}
      {isEmpty && <QuickReplies onChoose={(reply) => addText(reply)} />}
      <ChosenImages chosen={images.chosen} onRemove={images.remove} onRetry={images.retry} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="flex items-end gap-1 rounded-xl border border-line-strong bg-surface-raised p-1 focus-within:border-ink"
      >
        <ImageButton onFiles={images.add} />
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={t('composer.label', { name: conversation.recipient.name })}
          placeholder={t('composer.placeholder')}
          aria-invalid={used > messageLimit || undefined}
          onChange={(event) => {
            setText(event.target.value);
            tellTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (event.clipboardData.files.length > 0) images.add([...event.clipboardData.files]);
          }}
          className="min-h-11 grow resize-none bg-transparent px-1 py-2.5 leading-6 outline-none"
        />
        <span
          className={`self-end py-3 text-xs tabular-nums ${used > messageLimit ? 'font-semibold text-danger' : 'text-ink-muted'}`}
        >
          <span aria-hidden>{`${used}/${messageLimit}`}</span>
          <span className="sr-only">{t('composer.counter', { used, maximum: messageLimit })}</span>
        </span>
        <IconButton type="submit" variant="brand" label={t('composer.send')}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </form>
    </div>
  );

  function addText(reply: string) {
    setText(reply);
    area.current?.focus();
  }
}

function ImageButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('composer.addImages')} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same photo may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

// A short break, or the first connection, is not worth a word.
const patience = 2_000;

function Reconnecting() {
  const { t } = useTranslation('chat');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    long && (
      <p role="status" className="pb-2 text-sm text-ink-muted">
        {t('thread.reconnecting')}
      </p>
    )
  );
}
