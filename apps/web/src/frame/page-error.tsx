import { Button, buttonStyle, ErrorState } from '@vybac/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../api/problem-text';
import { Picture } from '../pictures/picture';
import { usePageTitle } from './page-title';

/** A page that failed, with the frame still around it. After an update of the product, trying again loads the new one. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['frame', 'errors']);
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  usePageTitle(t('pageError.title'));
  useEffect(resetQueries, [resetQueries]);

  const tryAgain = () => {
    if (isMissingChunk(error)) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      heading="h1"
      picture={<Picture name="plug" eager />}
      title={t('pageError.title')}
      text={problemText(t, error)}
      action={
        <>
          <Button onClick={tryAgain}>{t('pageError.tryAgain')}</Button>
          <Link to="/" className={buttonStyle({ variant: 'secondary' })}>
            {t('notFound.home')}
          </Link>
        </>
      }
    />
  );
}

// The code of a page that was open during an update is no longer on the server.
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);
}
