// Apart from the page, whose code comes later than the reading of its address.
export const dashboardTabs = ['listings', 'orders'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];
