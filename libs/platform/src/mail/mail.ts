export interface MailMessage {
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click ends mails of this kind; mail programs show it beside the sender (RFC 2369). */
  readonly unsubscribeUrl?: string;
}

/**
 * Sends mail. Who calls it repeats on failure, so a mail may go out twice but is not lost.
 *
 * @example
 * await mail.send({ to: account.email, subject, text, html });
 */
export abstract class Mail {
  /**
   * Resolves when the mail has been taken over.
   * @throws Error when it has not
   */
  abstract send(message: MailMessage): Promise<void>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}

/** What a transport gets. As an object the address stays one address, whatever characters somebody signed up with. */
export function toOnePerson({ to, subject, text, html, unsubscribeUrl }: MailMessage) {
  const list = unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } };
  return { to: { name: '', address: to }, subject, text, html, ...list };
}
