import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const GROUPS = 8;
/** Groups of the /64 prefix, which the network assigns. The host chooses the other half of the address freely. */
const NETWORK_GROUPS = 4;

/** Returns the eight groups of an IPv6 address as Node writes it, with `::` expanded to zeros. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/**
 * Returns the network that rate limits count: the IPv4 address, or the /64 prefix of an IPv6 address. One customer has 2^64
 * IPv6 addresses and could evade a limit per address.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // Node returns the same text for all spellings of an address.
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const ipv4 = MAPPED.exec(plain)?.[1];
  if (ipv4 !== undefined) return ipv4;
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
