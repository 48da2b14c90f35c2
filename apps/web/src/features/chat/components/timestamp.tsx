import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timestampText } from '../thread/timestamps';

const minute = 60_000;

/** A moment in the reader's words; a page that stays open for a day says "Tue" where it said only the time. */
export function Timestamp({ moment, className }: { moment: string; className: string }) {
  const { i18n } = useTranslation('chat');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10 * minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={moment} className={className}>
      {timestampText(moment, now, i18n.language)}
    </time>
  );
}
