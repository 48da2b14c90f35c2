import { happened, type NewEvent } from '@vybac/contracts';
import { reportErrors, reportFiled, type ReportReason, type ReportStatus } from '@vybac/contracts/admin-security';
import type { Actor } from '@vybac/contracts/identity';
import { listingErrors } from '@vybac/contracts/listings';
import { AppError, transitions } from '@vybac/kit';

export interface ReportState {
  listingId: string;
  /** When it was reported. */
  listingTitle: string;
  sellerId: string;
  reason: ReportReason;
  description: string;
  status: ReportStatus;
  reporterId: string;
  reporterKind: Actor['kind'];
  createdAt: Date;
  reviewedBy: string | null;
  reviewedAt: Date | null;
}

export type Report = ReportState & { readonly id: string };

export interface ReportedListing {
  readonly id: string;
  readonly title: string;
  readonly sellerId: string;
  readonly status: string;
}

/** Spec 3 §4. */
const reportStates = transitions<ReportStatus>({
  pending: ['reviewed', 'resolved', 'dismissed'],
  reviewed: [],
  resolved: [],
  dismissed: [],
});

/** @throws AppError `listing.own`; `listing.missing` for what only its seller may see */
export function file(
  id: string,
  actor: Pick<Actor, 'id' | 'kind'>,
  listing: ReportedListing,
  { reason, description }: Pick<ReportState, 'reason' | 'description'>,
  at: Date,
): { state: ReportState; events: NewEvent[] } {
  if (listing.sellerId === actor.id) throw new AppError(listingErrors['listing.own']);
  if (['draft', 'pending'].includes(listing.status)) throw new AppError(listingErrors['listing.missing']);
  const about = { listingId: listing.id, listingTitle: listing.title, sellerId: listing.sellerId, reason };
  return {
    state: {
      ...about,
      ...{ description, status: 'pending', reporterId: actor.id, reporterKind: actor.kind, createdAt: at },
      ...{ reviewedBy: null, reviewedAt: null },
    },
    events: [happened(reportFiled, { reportId: id, ...about })],
  };
}

/** @throws AppError `report.closed` */
export function close(report: Report, status: ReportStatus, reviewedBy: string, at: Date) {
  if (!reportStates.allows(report.status, status)) throw new AppError(reportErrors['report.closed']);
  return { changes: { status, reviewedBy, reviewedAt: at }, events: [] };
}
