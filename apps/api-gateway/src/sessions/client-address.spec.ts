import type { IncomingMessage } from 'node:http';
import { clientAddresses } from './client-address';

function address(trusted: readonly string[], from: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress: from }, headers } as unknown as IncomingMessage;
  return clientAddresses(trusted)(request);
}

describe('where a request comes from', () => {
  it('is the connection, whatever it claims, as long as no proxy is trusted', () => {
    expect(address([], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(address([], '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('is what a trusted proxy says', () => {
    expect(address(['10.0.0.1'], '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
    expect(address(['10.0.0.0/8'], '10.9.8.7', '198.51.100.1')).toBe('198.51.100.1');
  });

  it('is not what a client put before it: read from the right', () => {
    expect(address(['10.0.0.1'], '10.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(address(['10.0.0.0/8'], '10.0.0.1', '10.0.0.9, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1');
  });

  it('is the connection when somebody else than a proxy of ours forwards', () => {
    expect(address(['10.0.0.1'], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('is the outermost proxy when all are ours, or nothing was forwarded', () => {
    expect(address(['10.0.0.0/8'], '10.0.0.1', '10.0.0.3, 10.0.0.2')).toBe('10.0.0.3');
    expect(address(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1');
    expect(address(['10.0.0.1'], '10.0.0.1', ' , ')).toBe('10.0.0.1');
  });

  it('is one and the same in both spellings of IPv4, and may be IPv6', () => {
    expect(address([], '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(address(['10.0.0.1'], '::ffff:10.0.0.1', '::ffff:198.51.100.1')).toBe('198.51.100.1');
    expect(address(['fd00::/8'], 'fd00::1', '2001:db8::7')).toBe('2001:db8::7');
  });
});
