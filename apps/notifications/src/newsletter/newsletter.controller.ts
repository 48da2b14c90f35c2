import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@vybac/contracts/notifications';
import { Input, Route } from '@vybac/platform';
import { Newsletter } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  @Route(subscribeToNewsletter)
  subscribe(@Input() { body }: InputOf<typeof subscribeToNewsletter>): Promise<void> {
    return this.newsletter.subscribe(body.email, body.language);
  }

  @Route(confirmNewsletter)
  confirm(@Input() { body }: InputOf<typeof confirmNewsletter>): Promise<void> {
    return this.newsletter.confirm(body.token);
  }

  @Route(unsubscribeFromNewsletter)
  unsubscribe(@Input() { body }: InputOf<typeof unsubscribeFromNewsletter>): Promise<void> {
    return this.newsletter.unsubscribe(body.token);
  }
}
