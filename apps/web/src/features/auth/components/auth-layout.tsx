import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import type { PictureName } from '../../../pictures';
import { Picture } from '../../../pictures/picture';

const shelf: readonly { picture: PictureName; tile: string }[] = [
  { picture: 'guitar', tile: 'bg-tile-four -rotate-3' },
  { picture: 'sneaker', tile: 'bg-tile-five rotate-2' },
  { picture: 'radio', tile: 'bg-tile-one rotate-3' },
  { picture: 'plant', tile: 'bg-tile-two -rotate-2' },
];

/** A form beside a poster; on small screens the form alone. */
export function AuthLayout({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('auth');
  usePageTitle(title);
  return (
    <div className="mx-auto grid max-w-5xl overflow-hidden rounded-2xl border border-line bg-surface-raised lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-10 bg-hero p-10 text-hero-ink max-lg:hidden">
        <p className="font-display text-4xl leading-tight font-extrabold tracking-tight">
          {t('poster.first')} <span className="text-hero-accent">{t('poster.second')}</span>
        </p>
        <div aria-hidden className="grid grid-cols-2 gap-4">
          {shelf.map(({ picture, tile }) => (
            <div key={picture} className={`grid aspect-4/3 place-items-center rounded-xl ${tile}`}>
              <Picture name={picture} eager className="h-3/4 w-auto" />
            </div>
          ))}
        </div>
        <p className="text-sm">{t('poster.note')}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-5 px-5 py-7 sm:px-10 sm:py-10">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {text && <p className="mt-2 text-ink-muted">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
