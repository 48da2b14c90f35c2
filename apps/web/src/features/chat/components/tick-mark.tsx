import { Check, CheckCheck, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tick } from '../thread/ticks';

const looks = {
  sending: { Icon: Clock3, colour: 'text-ink-muted' },
  sent: { Icon: Check, colour: 'text-ink-muted' },
  delivered: { Icon: CheckCheck, colour: 'text-ink-muted' },
  read: { Icon: CheckCheck, colour: 'text-seen' },
};

/** One tick: sent, two grey: delivered, two blue: read (spec 2 §2 Messaging). */
export function TickMark({ tick }: { tick: Tick }) {
  const { t } = useTranslation('chat');
  const { Icon, colour } = looks[tick];
  return (
    <span data-tick={tick} className={`px-1 ${colour}`}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{t(`tick.${tick}`)}</span>
    </span>
  );
}
