import { Injectable } from '@nestjs/common';
import { type DayFigures, figureDays } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { SellerDaysStore } from './seller-days.store';

const day = 24 * 60 * 60 * 1000;
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** How one's listings do. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly days: SellerDaysStore,
    private readonly clock: Clock,
  ) {}

  /** The last 30 days, today last; a day on which nothing happened is all zeros. */
  async of(sellerId: string): Promise<{ days: DayFigures[] }> {
    const today = Date.parse(dateOf(this.clock.now()));
    const dates = Array.from({ length: figureDays }, (_, index) =>
      dateOf(new Date(today - (figureDays - 1 - index) * day)),
    );
    const [counted, listed] = await Promise.all([
      this.days.of(sellerId, dates),
      this.days.listedSince(sellerId, new Date(dates[0] ?? today)),
    ]);
    const byDate = new Map(counted.map((figures) => [figures.date, figures]));
    return {
      days: dates.map((date) => {
        const published = listed.filter(({ createdAt }) => dateOf(createdAt) === date);
        return {
          date,
          listed: published.length,
          active: published.filter(({ status }) => status === 'active').length,
          views: byDate.get(date)?.views ?? 0,
          enquiries: byDate.get(date)?.enquiries ?? 0,
        };
      }),
    };
  }
}
