import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const GROUPS = 8;
/** The half that a provider gives to a customer; the other half the customer's machine picks as it likes. */
const NETWORK_GROUPS = 4;

/** The groups of an address that Node wrote: in the place of `::` stand as many noughts as are missing. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/**
 * What stands for a caller where calls are counted: an IPv4 address, or the /64 of an IPv6 one. Whoever has one IPv6
 * address has 2^64 of them, and would be a new caller with each.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // Node writes every spelling of an address in one way.
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const ipv4 = MAPPED.exec(plain)?.[1];
  if (ipv4 !== undefined) return ipv4;
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
