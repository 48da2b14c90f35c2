import type { AddressInfo } from 'node:net';
import { SystemClock } from '@vybac/kit';
import { type Mail, MailboxMail, SmtpMail } from '@vybac/platform';
import { temporaryFolder } from '@vybac/testing';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const sender = 'Vybac <hello@vybac.example>';

/** A mail server of our own, and what arrived at it. */
async function throughAServer(): Promise<{
  mail: Mail;
  arrived: () => Promise<Arrived[]>;
  close: () => Promise<void>;
}> {
  const letters: Promise<Arrived>[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        letters.push(
          PostalMime.parse(Buffer.concat(chunks)).then((letter) => ({
            recipients,
            from: letter.from?.address ?? '',
            subject: letter.subject ?? '',
            text: (letter.text ?? '').trimEnd(),
            html: (letter.html ?? '').trimEnd(),
          })),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail = new SmtpMail(`smtp://127.0.0.1:${port}`, sender);
  return {
    mail,
    arrived: () => Promise.all(letters),
    close: async () => {
      await mail.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

async function intoTheMailbox() {
  const folder = await temporaryFolder('mailbox');
  const mail = new MailboxMail(folder.path, sender, new SystemClock());
  const arrived = async (): Promise<Arrived[]> =>
    (await mail.list())
      .reverse()
      .map(({ to, from, subject, text, html }) => ({ recipients: [to], from, subject, text, html }));
  return { mail, arrived, close: () => mail.close().finally(folder.remove) };
}

describe.each([
  ['through a mail server', throughAServer],
  ['into the development mailbox', intoTheMailbox],
])('mail %s', (_where, open) => {
  let post: Awaited<ReturnType<typeof throughAServer>>;
  beforeEach(async () => void (post = await open()));
  afterEach(() => post.close());

  const confirmation = {
    to: 'ana@example.com',
    subject: 'Confirm your e-mail — “Vybac” 新しい',
    text: 'Olá Ana,\nhttps://vybac.example/auth?token=a=b&next=%2F\n.\nमिलते हैं',
    html: '<p>Olá <b>Ana</b> 🙂</p>',
  };

  it('brings subject, text and HTML in any language', async () => {
    await post.mail.send(confirmation);
    const { to, ...rest } = confirmation;
    expect(await post.arrived()).toEqual([{ ...rest, recipients: [to], from: 'hello@vybac.example' }]);
  });

  it('brings many, each once', async () => {
    const numbers = Array.from({ length: 30 }, (_, n) => `mail ${n}`);
    await Promise.all(numbers.map((subject) => post.mail.send({ ...confirmation, subject })));
    expect((await post.arrived()).map(({ subject }) => subject).sort()).toEqual([...numbers].sort());
  });

  it('never becomes mail to somebody else, whatever the address or subject holds', async () => {
    const sneaky = [
      { ...confirmation, to: 'ana@example.com, bruno@example.com' },
      { ...confirmation, to: 'ana@example.com\r\nBcc: bruno@example.com' },
      { ...confirmation, subject: 'Hello\r\nBcc: bruno@example.com' },
    ];
    for (const message of sneaky) await post.mail.send(message).catch(() => undefined);
    for (const { recipients } of await post.arrived()) expect(recipients).not.toContain('bruno@example.com');
  });
});

test('a mail that no server takes is an error for the sender', async () => {
  const mail = new SmtpMail('smtp://127.0.0.1:1', sender);
  await expect(mail.send({ to: 'ana@example.com', subject: 's', text: 't', html: 'h' })).rejects.toThrow();
  await mail.close();
});
