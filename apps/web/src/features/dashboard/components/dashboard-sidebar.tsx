import { Link } from '@tanstack/react-router';
import { LayoutDashboard, MessageCircle, Package, Tag, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dashboardSections, type DashboardSection } from '../dashboard-sections';

const icons: Readonly<Record<DashboardSection, LucideIcon>> = {
  overview: LayoutDashboard,
  listings: Tag,
  orders: Package,
};
const entry =
  'flex min-h-11 shrink-0 items-center gap-2.5 rounded-lg px-4 font-semibold whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text [&_svg]:size-5';

/** The parts of the dashboard: beside them on wide screens, a row above them on narrow ones. */
export function DashboardSidebar({ section }: { section: DashboardSection }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('sections.label')} className="min-w-0">
      <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-24 lg:flex-col">
        {dashboardSections.map((to) => {
          const Icon = icons[to];
          return (
            <li key={to}>
              <Link
                to="/dashboard"
                search={to === 'overview' ? {} : { tab: to }}
                resetScroll={false}
                activeOptions={{ exact: true }}
                // The router alone would count an order's own address as another page.
                aria-current={to === section ? 'page' : undefined}
                className={entry}
              >
                <Icon aria-hidden />
                {t(`sections.${to}`)}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to="/chat" className={entry}>
            <MessageCircle aria-hidden />
            {t('sections.messages')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
