// Apart from the page, whose code comes later than the reading of its address.
export const dashboardSections = ['overview', 'listings', 'orders'] as const;
export type DashboardSection = (typeof dashboardSections)[number];
