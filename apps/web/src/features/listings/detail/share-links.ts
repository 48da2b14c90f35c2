export type ShareService = 'whatsapp' | 'email' | 'sms' | 'facebook' | 'twitter';

/** Where each service takes a link with a title. */
export function shareLinks(url: string, title: string): Record<ShareService, string> {
  const [link, words, both] = [url, title, `${title} ${url}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    email: `mailto:?subject=${words}&body=${both}`,
    sms: `sms:?&body=${both}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?url=${link}&text=${words}`,
  };
}
