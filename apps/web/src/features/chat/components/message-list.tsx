import type { Conversation, Message, Offer } from '@vybac/contracts/messaging';
import { Button } from '@vybac/ui';
import { ArrowDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutgoing } from '../outgoing/outgoing';
import type { Thread } from '../thread/thread';
import { tickOf } from '../thread/ticks';
import { startsNewTime } from '../thread/timestamps';
import { useReadReceipts } from '../thread/use-read-receipts';
import { MessageRow } from './message-row';
import { NewestSpoken } from './newest-spoken';
import { OlderMessages } from './older-messages';
import { OutgoingRow } from './outgoing-row';
import { Timestamp } from './timestamp';

/** Pixels from the end within which one counts as being at the end. */
const nearEnd = 120;
const timeStyle = 'block py-3 text-center text-xs font-medium text-ink-muted';

export interface MessageListProps {
  me: string;
  conversation: Conversation;
  thread: Thread;
  renderOffer: (offer: Offer) => ReactNode;
}

/**
 * The messages with their times. The list hangs from its lower end (`flex-col-reverse` around one block in reading order), so
 * that it opens at the newest, stays there, and does not move when older ones come in above.
 */
export function MessageList({ me, conversation, thread, renderOffer }: MessageListProps) {
  const { t } = useTranslation('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const arrived = new Set(thread.messages.map(({ id }) => id));
  const outgoing = useOutgoing(me, conversation.id).filter(({ id }) => !arrived.has(id));
  useReadReceipts(scroller, me, conversation.id, thread);
  const name = conversation.recipient.name || t('guestUser');
  const timeAbove = (previous: { createdAt: string } | undefined, message: { createdAt: string }) =>
    startsNewTime(previous, message) && <Timestamp moment={message.createdAt} className={timeStyle} />;

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={scroller}
        // A scrolling region must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        role="region"
        aria-label={t('thread.log', { name })}
        onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop < -nearEnd)}
        className="flex min-h-0 grow flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div className="mb-auto flex flex-col px-3 py-4 md:px-6">
          {thread.hasOlder ? (
            <OlderMessages conversationId={conversation.id} scroller={scroller} />
          ) : (
            <p className="py-4 text-center text-sm text-ink-muted [overflow-anchor:none]">
              {t('thread.start', { name })}
            </p>
          )}
          <ol className="flex flex-col gap-1">
            {thread.messages.map((message, index) => (
              <MessageRow
                key={message.id}
                message={message}
                isMine={message.senderId === me}
                name={name}
                tick={tickOf(message.sequence, conversation)}
                time={timeAbove(thread.messages[index - 1], message)}
                renderOffer={renderOffer}
              />
            ))}
            {outgoing.map((message, index) => (
              <OutgoingRow
                key={message.id}
                me={me}
                message={message}
                time={timeAbove(outgoing[index - 1] ?? thread.messages.at(-1), message)}
              />
            ))}
          </ol>
        </div>
      </div>
      {away && (
        <ToEnd scrollToEnd={() => scroller.current?.scrollTo({ top: 0 })} last={thread.messages.at(-1)} me={me} />
      )}
      <NewestSpoken me={me} name={name} message={thread.messages.at(-1)} />
    </div>
  );
}

function ToEnd({ scrollToEnd, last, me }: { scrollToEnd: () => void; last: Message | undefined; me: string }) {
  const { t } = useTranslation('chat');
  const [lastAtStart] = useState(last?.sequence);
  const isNew = last !== undefined && last.sequence !== lastAtStart && last.senderId !== me;
  return (
    <Button
      size="sm"
      variant={isNew ? 'primary' : 'secondary'}
      icon={<ArrowDown aria-hidden />}
      onClick={scrollToEnd}
      className="!absolute bottom-3 left-1/2 -translate-x-1/2 shadow-card"
    >
      {t(isNew ? 'thread.newBelow' : 'thread.latest')}
    </Button>
  );
}
