import { buttonStyle } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { CreateListingLink } from '../../session';

/** The banner that asks to sell (spec 1 §2): 30 seconds are what the form takes. */
export function CallToSell() {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="call-to-sell"
      className="flex flex-col items-start gap-5 rounded-2xl bg-tile-one px-6 py-8 text-tile-ink sm:flex-row sm:items-center sm:px-10"
    >
      <Picture name="clock" className="size-16 shrink-0 md:size-20" />
      <div className="flex-1">
        <h2 id="call-to-sell" className="text-2xl md:text-3xl">
          {t('callToSell.title')}
        </h2>
        <p className="mt-1 max-w-prose text-lg">{t('callToSell.text')}</p>
      </div>
      <CreateListingLink className={buttonStyle({ size: 'lg', className: 'max-sm:w-full' })}>
        {t('callToSell.action')}
      </CreateListingLink>
    </section>
  );
}
