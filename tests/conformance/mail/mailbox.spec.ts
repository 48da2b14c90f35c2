import { readdir } from 'node:fs/promises';
import { ShiftedClock } from '@vybac/kit';
import { type KeptMail, MailboxMail, registerMailbox, SmtpMail } from '@vybac/platform';
import { temporaryFolder } from '@vybac/testing';
import fastify, { type FastifyInstance } from 'fastify';

const clock = new ShiftedClock();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let mailbox: MailboxMail;
let server: FastifyInstance;

beforeEach(async () => {
  folder = await temporaryFolder('mailbox');
  mailbox = new MailboxMail(folder.path, 'Vybac <hello@vybac.example>', clock);
  server = fastify();
  await registerMailbox(server, mailbox);
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

const send = (to: string, subject: string, text = 'Hello', html = '<p>Hello</p>') =>
  mailbox.send({ to, subject, text, html });
async function items(query = ''): Promise<KeptMail[]> {
  const answer = await server.inject(`/dev/mailbox.json${query}`);
  return answer.json<{ items: KeptMail[] }>().items;
}
const subjects = async (query = '') => (await items(query)).map(({ subject }) => subject);

test('tests find the newest mail to somebody first', async () => {
  await send('ana@example.com', 'first');
  await send('bruno@example.com', 'second');
  clock.advance(1000);
  await send('ana@example.com', 'third');
  expect(await subjects()).toEqual(['third', 'second', 'first']);
  expect(await subjects('?to=Ana%40Example.com')).toEqual(['third', 'first']);
  expect(await subjects('?to=nobody%40example.com')).toEqual([]);
});

test('mail outlives a restart', async () => {
  await send('ana@example.com', 'kept');
  const again = new MailboxMail(folder.path, 'Vybac <hello@vybac.example>', clock);
  expect(await again.list()).toMatchObject([{ subject: 'kept', to: 'ana@example.com' }]);
});

test('the latest 200 stay', async () => {
  for (let n = 0; n < 205; n += 1) await send('ana@example.com', `mail ${n}`);
  const kept = await subjects();
  expect(kept).toHaveLength(200);
  expect(kept.at(0)).toBe('mail 204');
  expect(kept.at(-1)).toBe('mail 5');
  expect(await readdir(folder.path)).toHaveLength(200);
});

test('a mail is opened with its links ready to follow', async () => {
  await send(
    'ana@example.com',
    'Confirm',
    'Open https://vybac.example/auth?token=a&b=c. Or http://localhost:4000/x, thanks',
  );
  const { id } = (await items())[0]!;
  const list = await server.inject('/dev/mailbox');
  expect(list.body).toContain(`href="/dev/mailbox/${id}"`);
  const page = await server.inject(`/dev/mailbox/${id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('href="https://vybac.example/auth?token=a&amp;b=c"');
  expect(page.body).toContain('href="http://localhost:4000/x"');
  const content = await server.inject(`/dev/mailbox/${id}/content`);
  expect(content.body).toContain('<p>Hello</p>');
  expect(content.body).toMatch(/<base target="_top" ?\/?>/);
});

test('nothing in a mail can run in the pages', async () => {
  await send(
    '<script>@example.com',
    '<script>alert(1)</script>',
    '<script>alert(2)</script>',
    '<script>alert(3)</script>',
  );
  const { id } = (await items())[0]!;
  for (const path of ['/dev/mailbox', '/dev/mailbox?to=%3Cscript%3E%40example.com', `/dev/mailbox/${id}`]) {
    const page = await server.inject(path);
    expect(page.body).not.toContain('<script>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  }
  const content = await server.inject(`/dev/mailbox/${id}/content`);
  const policy = String(content.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox (?!.*allow-scripts)/);
});

test.each(['nothing', '..%2f..%2fetc%2fpasswd', '1111111111111-1-000001'])('there is no mail %p', async (id) => {
  expect((await server.inject(`/dev/mailbox/${id}`)).statusCode).toBe(404);
});

test('where mail is really sent there is no mailbox', async () => {
  const real = fastify();
  const smtp = new SmtpMail('smtp://127.0.0.1:1', 'Vybac <hello@vybac.example>');
  await registerMailbox(real, smtp);
  expect((await real.inject('/dev/mailbox.json')).statusCode).toBe(404);
  await Promise.all([real.close(), smtp.close()]);
});
