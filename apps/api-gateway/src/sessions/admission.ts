import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { type AccessTokens, newContext, type sessionCookie, traceparentOf } from '@vybac/platform';
import type { RequestLimits } from '../limits/request-limits';
import { assertSameOrigin, assertSecureOrigin } from './same-origin';
import type { SessionDoor } from './session-door';

const bearer = /^Bearer (.+)$/i;

export interface AdmissionOptions {
  readonly addressOf: (request: IncomingMessage) => string;
  readonly cookie: ReturnType<typeof sessionCookie>;
  readonly publicOrigin: string;
}

/** Decides who calls, and how often they may. */
export class Admission {
  constructor(
    private readonly door: SessionDoor,
    private readonly accessTokens: AccessTokens,
    private readonly limits: RequestLimits,
    private readonly options: AdmissionOptions,
  ) {}

  /**
   * Puts into the request's headers who calls, as a verified token; what a client claims about itself in headers of ours is
   * overwritten.
   * @throws AppError `session.invalid`, `request.limited`, `request.forbidden_origin`, `request.insecure_origin`
   */
  async admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    const { cookie, addressOf, publicOrigin } = this.options;
    const address = addressOf(request);
    headers['x-client-address'] = address;
    headers['traceparent'] = traceparentOf(newContext({ traceparent: headers['traceparent'] as string | undefined }));
    const token = headers.authorization === undefined ? undefined : bearer.exec(headers.authorization)?.[1];
    if (token) {
      const actor = await this.accessTokens.read(token);
      if (!actor) throw new AppError(commonErrors['session.invalid']);
      return this.limits.consume(request, actor.id);
    }
    delete headers.authorization;
    const refreshToken = cookie.read(headers.cookie);
    if (!refreshToken) return this.limits.consume(request, address);
    assertSecureOrigin(request, publicOrigin);
    assertSameOrigin(request);
    const session = await this.door.enter(refreshToken);
    // The dead cookie stays: this answer may arrive after one that brought a new session, and must not take that away.
    if (!session) return this.limits.consume(request, address);
    if (session.rotatedRefreshToken) response.setHeader('set-cookie', cookie.keep(session.rotatedRefreshToken));
    headers.authorization = `Bearer ${session.accessToken}`;
    return this.limits.consume(request, session.actorId);
  }
}
