import { escape } from './html';
import type { Opening } from './openings';

/** What the gateway puts into `index.html` before a browser sees it, so that link previews and search engines see it too. */
export interface PageHead {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly imageUrl?: string | undefined;
  /** Fetched early, as it is the largest thing on the page. */
  readonly preload?: { readonly href: string; readonly srcset: string; readonly sizes: string } | undefined;
  /** What Open Graph calls the page: a website unless said. */
  readonly type?: 'product' | undefined;
  /** JSON-LD: what the page is about. */
  readonly about?: readonly object[] | undefined;
  /** The same listings as a feed. */
  readonly feeds?: readonly { readonly type: string; readonly href: string }[] | undefined;
  /** Search engines are to follow its links and not to list it: anybody's search. */
  readonly isUnlisted?: boolean | undefined;
  /** What is seen of it before its code is there. */
  readonly opening?: Opening | undefined;
  /** Answers that the page would ask for first, by their address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The head's HTML; every value is escaped, as listings are written by anybody. */
export function headHtml(head: PageHead): string {
  const lines = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:site_name', 'Vybac'),
    meta('name', 'twitter:card', head.imageUrl ? 'summary_large_image' : 'summary'),
  ];
  if (head.imageUrl) lines.push(meta('property', 'og:image', head.imageUrl));
  if (head.status !== 200 || head.isUnlisted) lines.push(meta('name', 'robots', 'noindex'));
  for (const { type, href } of head.feeds ?? [])
    lines.push(`<link rel="alternate" type="${type}" title="${escape(head.title)}" href="${escape(href)}">`);
  if (head.preload) {
    const { href, srcset, sizes } = head.preload;
    lines.push(
      `<link rel="preload" as="image" type="image/avif" href="${escape(href)}" imagesrcset="${escape(srcset)}" imagesizes="${escape(sizes)}" fetchpriority="high">`,
    );
  }
  for (const about of head.about ?? []) lines.push(dataBlock('application/ld+json', null, about));
  return lines.join('\n    ');
}

/** The answers as a data block, which no content security policy needs to allow: it is never run. */
export function answersHtml(head: PageHead): string {
  return dataBlock('application/json', 'initial-answers', head.answers);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}">`;
}

function dataBlock(type: string, id: string | null, data: unknown): string {
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}
