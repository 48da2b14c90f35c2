import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@vybac/kit';
import { createTransport } from 'nodemailer';
import { Mail, type MailMessage, toOnePerson } from './mail';

const kept = 200;
const file = /^(\d{13}-\d+-\d{6})\.json$/;

export interface KeptMail extends MailMessage {
  /** Later mails have later ids. */
  readonly id: string;
  readonly from: string;
  readonly sentAt: string;
}

/** Sends nothing: each mail becomes a JSON file in a folder, to be read at `/dev/mailbox`. The latest 200 stay. */
export class MailboxMail extends Mail {
  private readonly transport;
  private sequence = 0;

  constructor(
    private readonly folder: string,
    from: string,
    private readonly clock: Clock,
  ) {
    super();
    this.transport = createTransport({ jsonTransport: true }, { from });
  }

  async send(message: MailMessage): Promise<void> {
    const sentAt = this.clock.now();
    const id = this.idAt(sentAt);
    const { envelope } = await this.transport.sendMail(toOnePerson(message));
    const mail: KeptMail = { ...message, id, from: envelope.from || '', sentAt: sentAt.toISOString() };
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${id}.json`);
    // Written aside first: nobody may read half a mail.
    await writeFile(`${path}.part`, JSON.stringify(mail, null, 2));
    await rename(`${path}.part`, path);
    await this.clearOut();
  }

  /** The newest first; with `to` only what went to this address, upper and lower case alike. */
  async list(to?: string): Promise<KeptMail[]> {
    const mails = await Promise.all((await this.ids()).map((id) => this.find(id)));
    return mails.flatMap((mail) => (mail && (!to || mail.to.toLowerCase() === to.toLowerCase()) ? [mail] : []));
  }

  async find(id: string): Promise<KeptMail | null> {
    const name = `${id}.json`;
    if (!file.test(name)) return null;
    const text = await readFile(join(this.folder, name), 'utf8').catch(nullWhenMissing);
    return text === null ? null : (JSON.parse(text) as KeptMail);
  }

  async close(): Promise<void> {
    this.transport.close();
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(nullWhenMissing);
    const ids = (names ?? []).flatMap((name) => file.exec(name)?.[1] ?? []);
    return ids.sort().reverse();
  }

  private async clearOut(): Promise<void> {
    const old = (await this.ids()).slice(kept);
    await Promise.all(old.map((id) => rm(join(this.folder, `${id}.json`), { force: true })));
  }

  // Time, process and a count: unique, and in the order of sending.
  private idAt(moment: Date): string {
    this.sequence += 1;
    return `${moment.getTime()}-${process.pid}-${String(this.sequence).padStart(6, '0')}`;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
