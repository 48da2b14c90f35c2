import { html, Html } from './html';
import type { KeptMail } from './mailbox-mail';

export const mailboxPath = '/dev/mailbox';

/** The list of mails, newest first. */
export function listPage(mails: readonly KeptMail[], to: string): Html {
  const title = to ? `Mail to ${to}` : 'Development mailbox';
  return page(
    title,
    html`<header>
        <h1>${title}</h1>
        <p>Nothing leaves this machine: every mail Vybac would send is kept here, the latest 200.</p>
        <form method="get" action="${mailboxPath}" role="search">
          <label for="to">Only to</label>
          <input id="to" name="to" type="search" value="${to}" autocomplete="off" placeholder="somebody@example.com" />
          <button>Show</button>
        </form>
      </header>
      ${
        mails.length
          ? html`<ol class="mails">
              ${mails.map(entry)}
            </ol>`
          : html`<p class="empty">No mail yet.</p>`
      }`,
  );
}

/** One mail: who, when, its links, its looks and its text. */
export function mailPage(mail: KeptMail): Html {
  const links = linksIn(mail.text);
  return page(
    mail.subject,
    html`<p><a class="back" href="${mailboxPath}">All mail</a></p>
      <article>
        <h1>${mail.subject}</h1>
        <dl>
          <dt>To</dt>
          <dd><a href="${mailboxPath}?to=${encodeURIComponent(mail.to)}">${mail.to}</a></dd>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>Sent</dt>
          <dd>${moment(mail)}</dd>
        </dl>
        ${links.length ? linkList(links) : html``}
        <iframe
          title="The mail as a mail program shows it"
          src="${mailboxPath}/${mail.id}/content"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        ></iframe>
        <details>
          <summary>As plain text</summary>
          <pre>${mail.text}</pre>
        </details>
      </article>`,
  );
}

/** The mail's own HTML; its links lead out of the frame that shows it. */
export function contentPage({ html: content }: KeptMail): Html {
  return html`<!doctype html><base target="_top" /><meta charset="utf-8" />${new Html(content)}`;
}

export function missingPage(): Html {
  return page(
    'No such mail',
    html`<h1>No such mail</h1>
      <p><a href="${mailboxPath}">All mail</a></p>`,
  );
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${mailboxPath}/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

function entry(mail: KeptMail): Html {
  return html`<li>
    <a href="${mailboxPath}/${mail.id}"><strong>${mail.subject}</strong></a>
    <span>${mail.to}</span>
    ${moment(mail)}
  </li>`;
}

function linkList(links: readonly string[]): Html {
  return html`<nav aria-label="Links in this mail">
    <ul>
      ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
    </ul>
  </nav>`;
}

function moment({ sentAt }: KeptMail): Html {
  return html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g))];
}
