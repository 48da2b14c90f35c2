import type { Message, Offer } from '@vybac/contracts/messaging';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';
import type { Tick } from '../thread/ticks';
import { MessageImages } from './message-images';
import { TickMark } from './tick-mark';

export interface MessageRowProps {
  message: Message;
  isMine: boolean;
  /** The other person. */
  name: string;
  tick: Tick;
  /** What stands above it, when time has passed. */
  time: ReactNode;
  renderOffer: (offer: Offer) => ReactNode;
}

/** One message: a bubble, photos, an offer card, or a line about what happened. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isMine, name, tick, time, renderOffer } = props;
  const { t } = useTranslation('chat');
  return (
    <li data-incoming={isMine ? undefined : message.sequence}>
      {time}
      {message.kind === 'notice' ? (
        <Notice message={message} isMine={isMine} name={name} />
      ) : (
        <Side isMine={isMine}>
          <span className="sr-only">{isMine ? t('thread.sentByMe') : name}</span>
          {message.offer ? renderOffer(message.offer) : <Bubble isMine={isMine} message={message} />}
          {isMine && <TickMark tick={tick} />}
        </Side>
      )}
    </li>
  );
});

export function Side({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return <div className={`flex flex-col gap-0.5 ${isMine ? 'items-end pl-10' : 'items-start pr-10'}`}>{children}</div>;
}

export function Bubble({ isMine, message }: { isMine: boolean; message: Pick<Message, 'content' | 'images'> }) {
  const { content, images } = message;
  return (
    <>
      {images.length > 0 && <MessageImages images={images} />}
      {content && (
        <p
          className={`max-w-[38rem] rounded-xl px-4 py-2 break-words whitespace-pre-wrap ${
            isMine ? 'rounded-br-sm bg-brand-soft text-ink' : 'rounded-bl-sm border border-line bg-surface-raised'
          }`}
        >
          {content}
        </p>
      )}
    </>
  );
}

function Notice({ message, isMine, name }: Pick<MessageRowProps, 'message' | 'isMine' | 'name'>) {
  const { t } = useTranslation('chat');
  const priceText = usePriceText();
  if (!message.notice) return null;
  const { code, amount } = message.notice;
  const values = { name, amount: amount ? priceText(amount) : '' };
  return (
    <p className="py-1.5 text-center text-sm text-ink-muted">
      {t([`notice.${isMine ? 'mine' : 'theirs'}.${code}`, `notice.${code}`], { ...values, defaultValue: '' })}
    </p>
  );
}
