import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * The address a request came from. `X-Forwarded-For` is believed only from configured proxies, from the right: the last
 * address that is no proxy of ours is the client (rulings, Rate limits). By default nobody is believed.
 */
export function clientAddresses(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix) trusted.addSubnet(address, Number(prefix), family);
    else trusted.addAddress(address, family);
  }
  const verdicts = new LRUCache<string, boolean>({ max: 1_000 });
  const isTrusted = (address: string) => {
    const known = verdicts.get(address);
    if (known !== undefined) return known;
    const verdict = trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    verdicts.set(address, verdict);
    return verdict;
  };
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? '');
    if (trustedProxies.length === 0) return address;
    const header = request.headers['x-forwarded-for'];
    const hops = (typeof header === 'string' ? header : '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter(Boolean);
    while (hops.length > 0 && isTrusted(address)) address = hops.pop() ?? address;
    return address;
  };
}

function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}
