import { z } from 'zod';
import { defineEvent } from '../event';
import { id, moment, page, pageQuery, paragraph } from '../primitives';
import { defineRoute } from '../route';

export const reportReasons = ['spam', 'scam', 'sold_out', 'inappropriate_content'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** Safety is never limited (rulings, Weekly report limit). */
export const limitedReasons: readonly ReportReason[] = ['spam', 'sold_out'];
export const weeklyReportLimit = 5;
export const weeklyReportLimitMessage =
  "You've reached your weekly report limit. Upgrade to premium for unlimited reports.";
export const reportDescriptionLimit = 500;

export const reportStatus = z.enum(['pending', 'reviewed', 'resolved', 'dismissed']);
export type ReportStatus = z.output<typeof reportStatus>;
const reason = z.enum(reportReasons);

export const reportListing = defineRoute({
  service: 'admin-security',
  method: 'POST',
  path: '/api/listings/:id/reports',
  access: 'actor',
  summary: 'Report a listing; one open report per person and listing',
  params: z.object({ id }),
  body: z.object({ reason: reason.default('spam'), description: paragraph(0, reportDescriptionLimit).default('') }),
  status: 201,
  output: z.object({ id, status: reportStatus }),
  errors: ['report.weekly_limit', 'report.open_already', 'listing.missing', 'listing.own'],
  // A storm is refused before anything is asked.
  limit: { action: 'report', max: 30, windowMinutes: 60, perAddress: 120 },
});

/** As those who look into it see it: of the reporter only what kind of user they are (spec 3 §6). */
export const report = z.object({
  id,
  listing: z.object({ id, title: z.string() }),
  reason,
  description: z.string(),
  status: reportStatus,
  reporterKind: z.enum(['guest', 'user']),
  createdAt: moment,
  reviewedBy: id.nullable(),
  reviewedAt: moment.nullable(),
});
export type Report = z.output<typeof report>;

export const listReports = defineRoute({
  service: 'admin-security',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  summary: 'Reports, newest first',
  query: pageQuery.extend({ status: reportStatus.optional() }),
  status: 200,
  output: page(report),
  errors: ['cursor.invalid'],
});

export const closeReport = defineRoute({
  service: 'admin-security',
  method: 'PATCH',
  path: '/api/admin/reports/:id',
  access: 'admin',
  summary: 'A pending report is reviewed, resolved or dismissed',
  params: z.object({ id }),
  body: z.object({ status: reportStatus.exclude(['pending']) }),
  status: 200,
  output: report,
  errors: ['report.closed', 'resource.missing'],
});

export const reportFiled = defineEvent({
  topic: 'admin-security.report',
  type: 'report.filed.v1',
  data: z.object({ reportId: id, listingId: id, listingTitle: z.string(), sellerId: id, reason }),
});

export const adminSecurityEvents = [reportFiled] as const;
