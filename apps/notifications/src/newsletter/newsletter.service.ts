import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@vybac/contracts/identity';
import { hotListings } from '@vybac/contracts/listings';
import { missingEmailMessage, newsletterErrors } from '@vybac/contracts/notifications';
import { AppError, Clock } from '@vybac/kit';
import { Mail, PlatformSettings, ServiceClient } from '@vybac/platform';
import { z } from 'zod';
import { latestIssue } from './newsletter';
import { confirmationMail, issueMail } from './newsletter-mails';
import { SubscribersStore } from './subscribers.store';

const mailbox = z.email().max(254);

/** The weekly hot listings, by mail to whoever said yes twice. */
@Injectable()
export class Newsletter {
  private readonly logger = new Logger('Newsletter');

  constructor(
    private readonly subscribers: SubscribersStore,
    private readonly services: ServiceClient,
    private readonly mail: Mail,
    private readonly settings: PlatformSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `newsletter.email_required`, `newsletter.already_subscribed` */
  async subscribe(address: string, language: Language): Promise<void> {
    const _id = address.trim().toLowerCase();
    if (!mailbox.safeParse(_id).success)
      throw new AppError(newsletterErrors['newsletter.email_required'], {
        detail: missingEmailMessage,
        fields: { email: missingEmailMessage },
      });
    const requestedAt = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    const lastIssue = latestIssue(requestedAt);
    const subscriber = await this.subscribers.request({ _id, token, language, requestedAt, lastIssue });
    if (subscriber?.confirmedAt) throw new AppError(newsletterErrors['newsletter.already_subscribed']);
    if (subscriber) await this.mail.send(confirmationMail(subscriber, this.settings.publicOrigin));
  }

  /** @throws AppError `newsletter.token_invalid` */
  async confirm(token: string): Promise<void> {
    requireKnown(token !== '' && (await this.subscribers.confirm(token, this.clock.now())));
  }

  /** @throws AppError `newsletter.token_invalid` */
  async unsubscribe(token: string): Promise<void> {
    requireKnown(token !== '' && (await this.subscribers.unsubscribe(token)));
  }

  /** Sends the present issue to those who have not had it. A week without hot listings has no issue. */
  async sendIssue(most: number): Promise<void> {
    const issue = latestIssue(this.clock.now());
    let listings: Parameters<typeof issueMail>[1] | null = null;
    for (let count = 0; count < most; count += 1) {
      const subscriber = await this.subscribers.takeNext(issue);
      if (!subscriber) return;
      try {
        listings ??= (await this.services.call(hotListings, {})).items;
        if (listings.length > 0) await this.mail.send(issueMail(subscriber, listings, this.settings.publicOrigin));
      } catch (error) {
        this.logger.warn(`The weekly hot listings were not sent: ${String(error)}`);
        return this.subscribers.giveBack(subscriber);
      }
    }
  }
}

function requireKnown(isKnown: boolean): void {
  if (!isKnown) throw new AppError(newsletterErrors['newsletter.token_invalid']);
}
