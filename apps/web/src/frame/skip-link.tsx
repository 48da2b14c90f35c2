import { buttonStyle } from '@vybac/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

/** The first thing that Tab reaches: past the navigation, to the page itself. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('frame');
  return (
    <a
      href={`#${contentId}`}
      onClick={(event) => {
        // The router must not take the fragment for a navigation.
        event.preventDefault();
        target.current?.focus();
      }}
      className={buttonStyle({ className: 'fixed top-2 left-2 z-70 not-focus:sr-only' })}
    >
      {t('skipToContent')}
    </a>
  );
}
