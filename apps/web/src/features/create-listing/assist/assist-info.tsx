import { Card } from '@vybac/ui';
import { BadgeCheck, HandCoins, ListChecks, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { ModeCards } from './mode-cards';

const steps = ['give', 'check', 'publish'] as const;
const promises = [
  { key: 'sources', icon: BadgeCheck },
  { key: 'condition', icon: ListChecks },
  { key: 'price', icon: HandCoins },
  { key: 'privacy', icon: ShieldCheck },
] as const;

/** /ai-listing-info: what the assistant does, and what it does not. */
export function AssistInfo() {
  const { t } = useTranslation('assist');
  usePageTitle(t('info.title'));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <div>
        <h1 className="pt-1 text-3xl md:text-4xl">{t('info.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('info.lead')}</p>
      </div>
      <section aria-labelledby="steps" className="flex flex-col gap-4">
        <h2 id="steps" className="text-2xl">
          {t('info.stepsTitle')}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step}>
              <Card className="flex h-full flex-col gap-2">
                <span aria-hidden className="text-2xl font-semibold text-brand-text tabular-nums">
                  {index + 1}
                </span>
                <h3 className="text-lg">{t(`info.steps.${step}.title`)}</h3>
                <p className="text-ink-muted">{t(`info.steps.${step}.text`)}</p>
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promises" className="flex flex-col gap-4">
        <h2 id="promises" className="text-2xl">
          {t('info.promisesTitle')}
        </h2>
        <ul className="flex flex-col gap-4">
          {promises.map(({ key, icon: Icon }) => (
            <li key={key} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-text" />
              <span>
                <span className="block font-semibold">{t(`info.promises.${key}.title`)}</span>
                <span className="text-ink-muted">{t(`info.promises.${key}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="begin" className="flex flex-col gap-4">
        <h2 id="begin" className="text-2xl">
          {t('info.begin')}
        </h2>
        <ModeCards />
      </section>
    </div>
  );
}
