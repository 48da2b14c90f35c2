import { Injectable } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { Newsletter } from './newsletter.service';

const most = 500;

@Injectable()
export class NewsletterJobs {
  constructor(private readonly newsletter: Newsletter) {}

  @Every(60_000)
  sendIssue(): Promise<void> {
    return this.newsletter.sendIssue(most);
  }
}
