import { Button } from '@vybac/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '../outgoing/outgoing';
import type { Outgoing } from '../outgoing/outgoing-queue';
import { Bubble, Side } from './message-row';
import { TickMark } from './tick-mark';

/** A message that the server does not have yet. */
export function OutgoingRow({ me, message, time }: { me: string; message: Outgoing; time: ReactNode }) {
  const { t } = useTranslation('chat');
  const { queue } = useOutbox(me);
  const { id, state } = message;
  return (
    <li data-outgoing={state}>
      {time}
      <Side isMine>
        <span className="sr-only">{t('thread.sentByMe')}</span>
        <div className={`flex w-full flex-col items-end gap-0.5 ${state === 'failed' ? '' : 'opacity-75'}`}>
          <Bubble isMine message={message} />
        </div>
        {state === 'waiting' ? (
          <TickMark tick="sending" />
        ) : (
          <div role="status" className="flex flex-wrap items-center justify-end gap-x-1 text-sm">
            <span className={state === 'failed' ? 'font-medium text-danger' : 'text-ink-muted'}>
              {t(`outgoing.${state}`)}
            </span>
            <Button size="sm" variant="quiet" onClick={() => queue.retry(id)}>
              {t('outgoing.retry')}
            </Button>
            {state === 'failed' && (
              <Button size="sm" variant="quiet" onClick={() => queue.remove(id)}>
                {t('outgoing.remove')}
              </Button>
            )}
          </div>
        )}
      </Side>
    </li>
  );
}
