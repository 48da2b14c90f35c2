import { Button } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

const replies = ['thanks', 'good', 'meet', 'available', 'best', 'photos'] as const;

/** Spec 2 §2 Messaging: sentences one would otherwise type again and again. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <ul aria-label={t('quick.label')} className="flex gap-2 overflow-x-auto pb-2 [scrollbar-width:none]">
      {replies.map((reply) => (
        <li key={reply}>
          <Button size="sm" variant="secondary" onClick={() => onChoose(t(`quick.${reply}`))}>
            {t(`quick.${reply}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
