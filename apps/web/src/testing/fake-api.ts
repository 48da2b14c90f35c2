/** An answer that refuses: `{ 'POST /api/offers/o1/accept': new Refusal(409, 'listing.reserved') }`. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code?: string,
    /** What is wrong with single fields of the request. */
    readonly fields?: Record<string, string>,
    /** What a screen needs to go on. */
    readonly data?: Record<string, unknown>,
  ) {}
}

/**
 * Answers of the API by method and path, e.g. `{ 'GET /api/me': null }`; anything else is a 404. An error is what a browser
 * throws when nobody can be reached. Returns what was asked.
 */
export function fakeApi(answers: Record<string, unknown>): { asked: string[] } {
  const asked: string[] = [];
  global.fetch = (input, init) => {
    const request = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`;
    asked.push(request);
    const answer = request in answers ? answers[request] : new Refusal(404, 'resource.missing');
    if (answer instanceof Error) return Promise.reject(answer);
    const refused = answer instanceof Refusal;
    const status = refused ? answer.status : answer === undefined ? 204 : 200;
    const body = refused
      ? answer.code && { code: answer.code, title: answer.code, status, fields: answer.fields, data: answer.data }
      : answer;
    return Promise.resolve({
      ok: !refused,
      status,
      headers: { get: () => null },
      json: () => Promise.resolve(body),
    } as unknown as Response);
  };
  return { asked };
}

/** What GET /api/me says of a guest. */
export const guest = {
  actor: {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'guest',
    name: 'Guest 7QX2',
    username: null,
    avatarUrl: null,
    tier: 'free_user',
    roles: [],
    sessionId: 'session',
  },
  guestId: 'Guest-7QX2M9KA',
  email: null,
  fullName: null,
  theme: null,
  isPro: false,
  away: null,
  createdAt: '2025-01-01T00:00:00Z',
};

/** What GET /api/me says of a registered user. */
export const user = {
  ...guest,
  actor: { ...guest.actor, kind: 'user', name: 'Ana Souza' },
  guestId: null,
  email: 'ana@example.org',
};
