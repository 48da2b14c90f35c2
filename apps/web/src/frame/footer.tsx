import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CreateListingLink, useSession } from '../features/session';
import { Logo } from './logo';
import { productName } from './page-title';

const foundedIn = 2024;
const footerLink = linkStyle({ place: 'navigation', className: 'inline-flex min-h-11 items-center md:min-h-8' });

/** Links appear here when their screens work. */
export function Footer() {
  const { t } = useTranslation('frame');
  const { status } = useSession();
  const hasSession = status === 'guest' || status === 'user';
  const year = new Date().getFullYear();

  return (
    <footer className="border-t border-line bg-surface-sunken">
      <div className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-10 md:flex-row md:justify-between md:px-8">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-2 text-ink-muted">{t('footer.claim')}</p>
        </div>
        <div className="flex gap-16">
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className="mb-2 text-base">
              {t('footer.quickLinks')}
            </h2>
            <ul>
              <li>
                <Link to="/listings" className={footerLink}>
                  {t('navigation.browse')}
                </Link>
              </li>
              <li>
                <CreateListingLink className={footerLink}>{t('footer.sell')}</CreateListingLink>
              </li>
              <li>
                <Link to="/listings" search={{ category: 'free' }} className={footerLink}>
                  {t('footer.free')}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-account">
            <h2 id="footer-account" className="mb-2 text-base">
              {t('footer.account')}
            </h2>
            <ul>
              {hasSession ? (
                <>
                  <li>
                    <Link to="/dashboard" className={footerLink}>
                      {t('account.dashboard')}
                    </Link>
                  </li>
                  <li>
                    <Link to="/chat" className={footerLink}>
                      {t('navigation.messages')}
                    </Link>
                  </li>
                </>
              ) : (
                <>
                  <li>
                    <Link to="/auth" className={footerLink}>
                      {t('account.signIn')}
                    </Link>
                  </li>
                  <li>
                    <Link to="/signup" className={footerLink}>
                      {t('account.signUp')}
                    </Link>
                  </li>
                </>
              )}
            </ul>
          </nav>
        </div>
      </div>
      <p className="mx-auto max-w-7xl px-4 pb-8 text-sm text-ink-muted md:px-8">
        {t('footer.copyright', { years: year > foundedIn ? `${foundedIn}–${year}` : foundedIn, name: productName })}
      </p>
    </footer>
  );
}
