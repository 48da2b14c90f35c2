import type { IncomingMessage } from 'node:http';
import { AppError } from '@vybac/kit';
import { assertSameOrigin, assertSecureOrigin } from './same-origin';

function verdict(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'admitted';
}

function ask(method: string, headers: Record<string, string>): string {
  const request = { method, headers: { host: 'vybac.example', ...headers } } as unknown as IncomingMessage;
  return verdict(() => assertSameOrigin(request));
}

describe('a command that brings our cookie', () => {
  it('comes from our own pages', () => {
    expect(ask('POST', { origin: 'https://vybac.example', 'sec-fetch-site': 'same-origin' })).toBe('admitted');
  });

  it('may come from programs and from what a person typed, which name no page', () => {
    expect(ask('POST', {})).toBe('admitted');
    expect(ask('POST', { 'sec-fetch-site': 'none' })).toBe('admitted');
  });

  it.each(['https://evil.example', 'https://vybac.example.evil.example', 'https://vybac.example:8443', 'null'])(
    'is refused from %s',
    (origin) => expect(ask('POST', { origin })).toBe('request.forbidden_origin'),
  );

  it.each(['cross-site', 'same-site'])('is refused from a page that is %s, even one that hides its name', (site) => {
    expect(ask('DELETE', { 'sec-fetch-site': site })).toBe('request.forbidden_origin');
    expect(ask('PATCH', { 'sec-fetch-site': site, origin: 'https://vybac.example' })).toBe('request.forbidden_origin');
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is no command with %s: links may lead here from anywhere', (method) => {
    expect(ask(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe('admitted');
  });
});

describe('a session over plain http', () => {
  const at = (host: string, publicOrigin = 'http://localhost:4000') =>
    verdict(() => assertSecureOrigin({ headers: { host } } as unknown as IncomingMessage, publicOrigin));

  it.each(['localhost:4000', '127.0.0.1:4000', '127.8.9.1', '[::1]:4000'])('goes on at %s', (host) => {
    expect(at(host)).toBe('admitted');
  });

  it.each(['192.168.1.7:4000', 'vybac.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is refused at %s',
    (host) => expect(at(host)).toBe('request.insecure_origin'),
  );

  it('is nobody’s concern when the marketplace is reached by https', () => {
    expect(at('gateway-1:4000', 'https://vybac.example')).toBe('admitted');
  });
});
