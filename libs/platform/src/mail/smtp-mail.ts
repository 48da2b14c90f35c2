import { createTransport } from 'nodemailer';
import { Mail, type MailMessage, toOnePerson } from './mail';

/** Through a mail server, over a few connections that are kept open. */
export class SmtpMail extends Mail {
  private readonly transport;

  /**
   * @param url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…` (TLS from the start)
   * @param from e.g. `Vybac <hello@vybac.example>`
   */
  constructor(url: string, from: string) {
    super();
    const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    this.transport = createTransport({ url, pool: true, ...patience }, { from });
  }

  async send(message: MailMessage): Promise<void> {
    await this.transport.sendMail(toOnePerson(message));
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}
