import { useTranslation } from 'react-i18next';
import type { PictureName } from '../../../pictures';
import { Picture } from '../../../pictures/picture';

const ways: readonly { name: string; picture: PictureName }[] = [
  { name: 'photos', picture: 'camera' },
  { name: 'voice', picture: 'radio' },
  { name: 'text', picture: 'books' },
];

/** What a listing can be made of, and what is never made up (spec 1 §2, AI listings explainer). */
export function AssistedListings() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="assisted" className="rounded-2xl bg-surface-sunken px-6 py-8 sm:px-10 sm:py-10">
      <h2 id="assisted" className="text-2xl md:text-3xl">
        {t('assisted.title')}
      </h2>
      <p className="mt-2 max-w-prose text-lg text-ink-muted">{t('assisted.intro')}</p>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {ways.map(({ name, picture }) => (
          <li key={name} className="flex gap-4">
            <Picture name={picture} className="size-12 shrink-0" />
            <div>
              <h3 className="font-display text-lg font-bold">{t(`assisted.${name}`)}</h3>
              <p className="text-ink-muted">{t(`assisted.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
