/** What nobody needs in a log, by the names that it goes by. */
const personal = [
  'authorization',
  'cookie',
  'password',
  'pin',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'handoverCode',
  'email',
  'phone',
  'address',
  'location',
];

export const redacted = '[redacted]';

/** Paths for pino: these fields, wherever they stand down to the third level, as in `{ request: { headers: { cookie } } }`. */
export const personalPaths = [...personal, '["set-cookie"]'].flatMap((name) =>
  ['', '*', '*.*'].map((above) => (above && !name.startsWith('[') ? `${above}.${name}` : `${above}${name}`)),
);

const mailAddress = /[^\s"'<>(),:;=/]+@[^\s"'<>(),:;=/]+\.[a-z]{2,}/gi;
const bearer = /\bBearer\s+[\w.~+/=-]+/gi;
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** `password=…`, `"pin":"…"`, `token: …` */
const named = new RegExp(`\\b(${personal.join('|')})("?\\s*[:=]\\s*)("[^"]*"|[^\\s",;&}]+)`, 'gi');

/** Takes personal data out of a text, such as the message of an error that quotes what somebody sent. */
export function redactText(text: string): string {
  return text
    .replace(bearer, redacted)
    .replace(signedToken, redacted)
    .replace(named, `$1$2${redacted}`)
    .replace(mailAddress, redacted);
}
