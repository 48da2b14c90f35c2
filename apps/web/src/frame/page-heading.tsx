import { useTranslation } from 'react-i18next';
import { usePageTitle } from './page-title';

/** The heading of a page, which is also the title of the tab. `titleKey` is a key of the `frame` texts. */
export function PageHeading({ titleKey }: { titleKey: string }) {
  const { t } = useTranslation('frame');
  const title = t(titleKey);
  usePageTitle(title);
  return <h1 className="pt-2 pb-6 text-3xl md:text-4xl">{title}</h1>;
}
