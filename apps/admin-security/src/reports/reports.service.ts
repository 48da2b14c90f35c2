import { Injectable } from '@nestjs/common';
import { commonErrors, type InputOf, type OutputOf } from '@vybac/contracts';
import {
  type listReports,
  type Report as ReportDto,
  reportErrors,
  type reportListing,
  type ReportStatus,
} from '@vybac/contracts/admin-security';
import type { Actor } from '@vybac/contracts/identity';
import { findListing } from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { Cursors, isDuplicateKey, ServiceClient } from '@vybac/platform';
import { close, file, type Report } from './report';
import { ReportPlaces } from './report-places.service';
import { ReportsStore } from './reports.store';

/** What people say is wrong, and what becomes of it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsStore,
    private readonly places: ReportPlaces,
    private readonly services: ServiceClient,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id the same id twice is one report
   * @throws AppError `report.weekly_limit`, `report.open_already`, `listing.missing`, `listing.own`
   */
  async file(
    actor: Actor,
    listingId: string,
    words: InputOf<typeof reportListing>['body'],
    id: string,
  ): Promise<OutputOf<typeof reportListing>> {
    const listing = await this.services.call(findListing, { params: { id: listingId } });
    const { state, events } = file(id, actor, listing, words, this.clock.now());
    const { status } = await this.places.take(actor, words.reason, id, async () => {
      try {
        return (await this.reports.createOnce(id, state, events)).aggregate;
      } catch (error) {
        if (isDuplicateKey(error)) throw new AppError(reportErrors['report.open_already']);
        throw error;
      }
    });
    return { id, status };
  }

  /** @throws AppError `cursor.invalid` */
  async page({
    status,
    cursor,
    limit,
  }: {
    status?: ReportStatus | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<OutputOf<typeof listReports>> {
    const [createdAt, after] = cursor === undefined ? [] : this.cursors.open(cursor);
    if (cursor !== undefined && typeof createdAt !== 'number') throw new AppError(commonErrors['cursor.invalid']);
    const found = await this.reports.page(
      status,
      cursor === undefined ? null : [Number(createdAt), String(after)],
      limit + 1,
    );
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(viewOf),
      nextCursor: last ? this.cursors.seal([last.createdAt.getTime(), last.id]) : null,
    };
  }

  /** @throws AppError `report.closed`, `resource.missing` */
  async close(actor: Actor, id: string, status: ReportStatus): Promise<ReportDto> {
    return viewOf(await this.reports.change(id, (current) => close(current, status, actor.id, this.clock.now())));
  }
}

function viewOf(report: Report): ReportDto {
  const { id, listingId, listingTitle, reason, description, status, reporterKind, reviewedBy } = report;
  return {
    ...{ id, listing: { id: listingId, title: listingTitle }, reason, description, status, reporterKind, reviewedBy },
    createdAt: report.createdAt.toISOString(),
    reviewedAt: report.reviewedAt?.toISOString() ?? null,
  };
}
