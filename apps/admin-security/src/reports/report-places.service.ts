import { Injectable } from '@nestjs/common';
import {
  limitedReasons,
  reportErrors,
  type ReportReason,
  weeklyReportLimit,
  weeklyReportLimitMessage,
} from '@vybac/contracts/admin-security';
import type { Actor } from '@vybac/contracts/identity';
import { AppError, Clock } from '@vybac/kit';
import { ReportPlacesStore } from './report-places.store';
import { ReportsStore } from './reports.store';

const day = 24 * 60 * 60 * 1000;
/** A place that is taken so long without a report was left behind by a crash. */
const interruptedAfter = 60_000;

/** How often one may report in a week (Sunday, UTC): five times without premium, and never limited where safety is concerned. */
@Injectable()
export class ReportPlaces {
  constructor(
    private readonly places: ReportPlacesStore,
    private readonly reports: ReportsStore,
    private readonly clock: Clock,
  ) {}

  /** Files a report by `work`, on one of the week's places. @throws AppError `report.weekly_limit` */
  async take<Result>(
    actor: Pick<Actor, 'id' | 'tier'>,
    reason: ReportReason,
    reportId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (actor.tier !== 'free_user' || !limitedReasons.includes(reason)) return work();
    const at = this.clock.now();
    const week = weekOf(at);
    const claim = () => this.places.claim(actor.id, week, { reportId, at }, weeklyReportLimit);
    if (!(await claim()) && !((await this.freeInterrupted(actor.id, week, at)) && (await claim()))) {
      const retryAfterSeconds = Math.ceil((week.getTime() + 7 * day - at.getTime()) / 1_000);
      throw new AppError(reportErrors['report.weekly_limit'], { detail: weeklyReportLimitMessage, retryAfterSeconds });
    }
    try {
      return await work();
    } catch (error) {
      // Only a refusal leaves surely nothing behind.
      if (error instanceof AppError) await this.places.free(actor.id, week, [reportId]);
      throw error;
    }
  }

  private async freeInterrupted(actorId: string, week: Date, at: Date): Promise<boolean> {
    const old = (await this.places.claims(actorId, week)).filter(
      (claim) => at.getTime() - claim.at.getTime() > interruptedAfter,
    );
    const filed = await this.reports.existing(old.map(({ reportId }) => reportId));
    const lost = old.map(({ reportId }) => reportId).filter((reportId) => !filed.has(reportId));
    if (lost.length > 0) await this.places.free(actorId, week, lost);
    return lost.length > 0;
  }
}

/** The Sunday, at midnight in UTC, with which the week of this moment began. */
export function weekOf(at: Date): Date {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return new Date(midnight - at.getUTCDay() * day);
}
