import { BlockList, isIPv4, isIPv6 } from 'node:net';

export type AddressKind = 'public' | 'loopback' | 'private';

/** IANA's special-purpose IPv4 blocks, and a cloud's internal address: they contain no public servers. */
const SPECIAL_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's internal services, reachable from every virtual machine there.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Special-purpose blocks inside 2000::/3, including those that embed IPv4 addresses (6to4, Teredo). */
const SPECIAL_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (blocks: [string, number][], type: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of blocks) list.addSubnet(network, prefix, type);
  return list;
};

const special4 = listOf(SPECIAL_V4, 'ipv4');
const special6 = listOf(SPECIAL_V6, 'ipv6');
const loopback4 = listOf([['127.0.0.0', 8]], 'ipv4');
const loopback6 = listOf([['::1', 128]], 'ipv6');
const mapped = listOf([['::ffff:0:0', 96]], 'ipv6');
const global6 = listOf([['2000::', 3]], 'ipv6');

/** Classifies an IP address. Everything that is neither public nor loopback is `private`, also invalid addresses. */
export function addressKind(address: string): AddressKind {
  if (isIPv4(address)) return kind4(address);
  if (!isIPv6(address)) return 'private';
  if (mapped.check(address, 'ipv6')) return kind4(embedded4(address));
  if (loopback6.check(address, 'ipv6')) return 'loopback';
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6') ? 'public' : 'private';
}

function kind4(address: string): AddressKind {
  if (!isIPv4(address)) return 'private';
  if (loopback4.check(address, 'ipv4')) return 'loopback';
  return special4.check(address, 'ipv4') ? 'private' : 'public';
}

/** Returns the IPv4 address in an IPv4-mapped one. The URL parser normalizes the spelling to ::ffff:7f00:1. */
function embedded4(address: string): string {
  const [, high = '', low = ''] =
    /([0-9a-f]+):([0-9a-f]+)\]?$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
