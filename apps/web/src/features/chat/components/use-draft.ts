import type { Image } from '@vybac/contracts/listings';
import { useEffect, useState } from 'react';
import { useOutbox } from '../outgoing/outgoing';
import { readDraft, saveDraft } from '../outgoing/drafts';
import { useChosenImages } from './use-chosen-images';

/** What is being written in a conversation. It survives reloads, and gets back what the server refused. */
export function useDraft(me: string, conversationId: string) {
  const [draft] = useState(() => readDraft(me, conversationId));
  const [text, setText] = useState(draft.text);
  const images = useChosenImages(draft.images);
  const { chosen, replace } = images;
  const { queue, refusals } = useOutbox(me);
  const isEmpty = text.trim() === '' && chosen.length === 0;

  useEffect(() => {
    const done = chosen.flatMap(({ image }): Image[] => (image ? [image] : []));
    saveDraft(me, conversationId, { text, images: done });
  }, [me, conversationId, text, chosen]);

  useEffect(() => {
    const restore: Parameters<typeof refusals.add>[0] = (message) => {
      // What one has begun since is not overwritten: the refused message then stays in the thread, with Retry.
      if (message.conversationId !== conversationId || !isEmpty) return;
      setText(message.content);
      replace(message.images);
      queue.remove(message.id);
    };
    refusals.add(restore);
    return () => void refusals.delete(restore);
  });

  const clear = () => {
    setText('');
    replace([]);
  };
  return { text, setText, images, isEmpty, clear };
}
