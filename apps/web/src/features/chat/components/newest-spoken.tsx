import type { Message } from '@vybac/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says what the other side writes to screen readers, but not what was there before. */
export function NewestSpoken({ me, name, message }: { me: string; name: string; message: Message | undefined }) {
  const { t } = useTranslation('chat');
  const [known] = useState(message?.sequence ?? 0);
  const isNew = message !== undefined && message.sequence > known && message.senderId !== me;
  return (
    <p role="status" className="sr-only">
      {isNew &&
        t('thread.arrived', {
          name,
          text: message.content || (message.kind === 'text' ? '' : t(`preview.${message.kind}`)),
        })}
    </p>
  );
}
