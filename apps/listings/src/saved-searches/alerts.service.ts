import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Mail, PlatformSettings } from '@vybac/platform';
import { isPublic } from '../listings/listing';
import { ListingsStore } from '../listings/listings.store';
import { FoundStore } from './found.store';
import { alertMail, confirmationMail } from './search-mails';
import { dueAfter, told } from './saved-search';
import { type SavedSearchAggregate, SavedSearchesStore } from './saved-searches.store';

const day = 24 * 60 * 60 * 1_000;
/** So many questions a day are not answered: somebody may be after the mailbox. */
const mostQuestions = 5;
/** A mail shows so many; the rest is behind its link. */
const shown = 20;

/** Tells people what their searches found. */
@Injectable()
export class Alerts {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly searches: SavedSearchesStore,
    private readonly found: FoundStore,
    private readonly listings: ListingsStore,
    private readonly mail: Mail,
    private readonly settings: PlatformSettings,
    private readonly clock: Clock,
  ) {}

  /** Asks the mailbox whether it wants this. Once: the same event again sends nothing. */
  async askForConfirmation(searchId: string): Promise<void> {
    const search = await this.searches.find(searchId);
    if (!search || search.confirmedAt || search.confirmationMailedAt) return;
    const dayAgo = new Date(this.clock.now().getTime() - day);
    if ((await this.searches.askedSince(search.email, dayAgo)) >= mostQuestions) return;
    await this.mail.send(confirmationMail(search, this.settings.publicOrigin));
    await this.searches.change(searchId, () => ({
      changes: { confirmationMailedAt: this.clock.now() },
      events: [],
    }));
  }

  /** Tells whoever is due. What cannot be sent now is due again in two minutes. */
  async tellDue(most: number): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      const search = await this.searches.takeDue(this.clock.now());
      if (!search) return;
      try {
        await this.tell(search);
      } catch (error) {
        this.logger.warn(`The alert of search ${search.id} was not sent: ${String(error)}`);
      }
    }
  }

  private async tell(search: SavedSearchAggregate): Promise<void> {
    const ids = await this.found.untold(search.id);
    const listings = (await Promise.all(ids.slice(0, shown).map((id) => this.listings.findShown(id)))).filter(
      (listing) => listing?.status === 'active' && isPublic(listing),
    );
    const known = listings.flatMap((listing) => (listing ? [listing] : []));
    const more = Math.max(0, ids.length - shown);
    if (known.length > 0 && search.confirmedAt)
      await this.mail.send(alertMail(search, known, more, this.settings.publicOrigin));
    const now = this.clock.now();
    await this.searches.change(search.id, (current) => told(current, known, now));
    await this.found.tell(search.id, ids, now);
    // What was found since has seen an alert that was still due.
    if ((await this.found.untold(search.id)).length > 0) await this.searches.due(search.id, dueAfter(search, now));
  }
}
