import { isOwnOrigin } from './caller';

describe('the page that opens a socket', () => {
  const open = (origin: string | undefined, host = 'localhost:4000') =>
    isOwnOrigin(origin, host, 'https://vybac.example');

  it('may be one of ours, by public address or by the host it speaks to', () => {
    expect(open('https://vybac.example', 'gateway-1:4000')).toBe(true);
    expect(open('http://localhost:4000')).toBe(true);
  });

  it.each([
    'https://evil.example',
    'http://localhost:5000',
    'https://vybac.example.evil.example',
    'http://vybac.example',
    'null',
    'not an address',
  ])('may not be %s', (origin) => expect(open(origin)).toBe(false));

  it('need not be named by programs, which have no page', () => {
    expect(open(undefined)).toBe(true);
  });

  it('is foreign when no host is named', () => {
    expect(isOwnOrigin('http://localhost:4000', undefined, 'https://vybac.example')).toBe(false);
  });
});
