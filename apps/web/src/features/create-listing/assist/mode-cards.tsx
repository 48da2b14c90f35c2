import { Card } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { waysToSell } from '../../../frame/ways-to-sell';

/** The ways to make a listing, as links. */
export function ModeCards() {
  const { t } = useTranslation('assist');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {waysToSell.map(({ to, mode, icon: Icon }) => (
        <li key={mode}>
          <Link to={to} preload={false} className="group block h-full">
            <Card className="flex h-full items-start gap-4 transition-colors group-hover:!border-brand">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
                <Icon aria-hidden className="size-6" />
              </span>
              <span className="flex min-w-0 flex-col gap-1">
                <span className="text-xl font-semibold">{t(`modes.${mode}.title`)}</span>
                <span className="text-ink-muted">{t(`modes.${mode}.lead`)}</span>
              </span>
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
