import { useTranslation } from 'react-i18next';
import type { PictureName } from '../../../pictures';
import { Picture } from '../../../pictures/picture';

/** Spec 1 §2, three-step explainer. */
const steps: readonly { name: string; picture: PictureName; tile: string }[] = [
  { name: 'snap', picture: 'camera', tile: 'bg-tile-two' },
  { name: 'post', picture: 'tag', tile: 'bg-tile-one' },
  { name: 'chat', picture: 'speech', tile: 'bg-tile-four' },
];

/** How selling goes, in three steps. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-5 text-2xl md:text-3xl">
        {t('steps.title')}
      </h2>
      <ol className="grid gap-3 md:grid-cols-3 md:gap-5">
        {steps.map(({ name, picture, tile }, index) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-xl border border-line bg-surface-raised p-4 md:flex-col md:items-start md:p-6"
          >
            <span className={`grid size-18 shrink-0 place-items-center rounded-xl ${tile}`}>
              <Picture name={picture} className="size-12" />
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="font-display text-lg font-bold">
                {index + 1}. {t(`steps.${name}`)}
              </h3>
              <p className="text-ink-muted">{t(`steps.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
