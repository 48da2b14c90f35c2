import { useEffect, useState } from 'react';
import { realtime } from '../../../api/realtime';

/** Whether the other side of an open conversation is online; without a connection of one's own nobody is known to be. */
export function useRecipientOnline(recipientId: string): boolean {
  const [online, setOnline] = useState(false);
  useEffect(() => {
    const stops = [
      realtime.on('presence', ({ actorId, isOnline }) => {
        if (actorId === recipientId) setOnline(isOnline);
      }),
      realtime.onConnectionChange((connected) => {
        if (!connected) setOnline(false);
      }),
    ];
    return () => {
      setOnline(false);
      stops.forEach((stop) => stop());
    };
  }, [recipientId]);
  return online;
}
