import type { FastifyInstance } from 'fastify';
import type { Html } from './html';
import type { Mail } from './mail';
import { MailboxMail } from './mailbox-mail';
import { contentPage, listPage, mailboxPath, mailPage, missingPage } from './mailbox-pages';
import { mailboxStyle } from './mailbox-style';

interface ListCall {
  Querystring: { to?: string | string[] };
}
interface OneCall {
  Params: { id: string };
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail brings its own styles and runs nothing; only its links work. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * The development mailbox: pages at `/dev/mailbox`, and `/dev/mailbox.json?to=` → `{ items }` for tests. Whoever reaches it
 * reads all mail, so nothing is registered where mail is really sent.
 */
export async function registerMailbox(fastify: FastifyInstance, mail: Mail): Promise<void> {
  if (!(mail instanceof MailboxMail)) return;
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      });
      void reply.header('content-security-policy', pagePolicy);
    });
    scope.get<ListCall>(mailboxPath, async ({ query }, reply) => {
      const to = String(query.to ?? '').trim();
      return reply.type('text/html; charset=utf-8').send(listPage(await mail.list(to), to).text);
    });
    scope.get<ListCall>(`${mailboxPath}.json`, async ({ query }) => ({
      items: await mail.list(String(query.to ?? '').trim()),
    }));
    scope.get(`${mailboxPath}/style.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(mailboxStyle),
    );
    scope.get<OneCall>(`${mailboxPath}/:id`, async ({ params }, reply) => {
      const found = await mail.find(params.id);
      const answer: Html = found ? mailPage(found) : missingPage();
      return reply
        .status(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(answer.text);
    });
    scope.get<OneCall>(`${mailboxPath}/:id/content`, async ({ params }, reply) => {
      const found = await mail.find(params.id);
      const answer: Html = found ? contentPage(found) : missingPage();
      void reply.header('content-security-policy', contentPolicy).header('x-frame-options', 'SAMEORIGIN');
      return reply
        .status(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(answer.text);
    });
  });
}
