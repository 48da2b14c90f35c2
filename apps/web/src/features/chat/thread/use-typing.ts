import { useEffect, useRef, useState } from 'react';
import { realtime } from '../../../api/realtime';

/** Milliseconds: one's own typing is told at most this often, and the other's is shown for so long after the last word. */
const tellEvery = 2_000;
const showFor = 4_000;

/** Whether the other side is typing. */
export function useRecipientTyping(conversationId: string, recipientId: string): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stops = [
      realtime.on('typing', (word) => {
        if (word.conversationId !== conversationId || word.actorId !== recipientId) return;
        clearTimeout(timer);
        timer = setTimeout(end, showFor);
        setTyping(true);
      }),
      realtime.on('message', ({ senderId }) => {
        if (senderId === recipientId) end();
      }),
    ];
    return () => {
      end();
      stops.forEach((stop) => stop());
    };
  }, [conversationId, recipientId]);
  return typing;
}

/** A function to call at every key: tells the other side now and then that one is typing. */
export function useTellTyping(conversationId: string): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < tellEvery) return;
    toldAt.current = Date.now();
    void realtime.say('typing', { conversationId });
  };
}
