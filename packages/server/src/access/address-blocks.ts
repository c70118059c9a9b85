import { BlockList, isIP, SocketAddress } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Bits of an IPv4-mapped address before its IPv4 address. */
const MAPPED_BITS = 96;

interface Block {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) in any spelling. */
function mappedAddress(address: string): string | undefined {
  // Node writes every spelling of an IPv4-mapped address with dots, and ::ffff:0:1 as ::ffff:0.0.0.1.
  return MAPPED.exec(new SocketAddress({ address, family: 'ipv6' }).address)?.[1];
}

/**
 * Parses an address (203.0.113.7) or a block in CIDR notation (203.0.113.0/24, 2001:db8::/48). Returns undefined for other
 * text. A block of IPv4-mapped IPv6 addresses becomes the IPv4 block.
 */
export function readBlock(text: string): Block | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  // Rejects a zone id after % (the name of a network interface), which is valid on one machine only.
  if ((family !== 4 && family !== 6) || rest.length > 0 || address.includes('%')) return undefined;
  const most = BITS[family];
  if (bits !== undefined && !/^(0|[1-9]\d{0,2})$/.test(bits)) return undefined;
  const prefix = bits === undefined ? most : Number(bits);
  if (prefix > most) return undefined;
  if (family === 4) return { address, prefix, family: 'ipv4' };
  const mapped = prefix < MAPPED_BITS ? undefined : mappedAddress(address);
  if (mapped !== undefined) return { address: mapped, prefix: prefix - MAPPED_BITS, family: 'ipv4' };
  return { address, prefix, family: 'ipv6' };
}

/** Tells whether an address is in one of the blocks. An empty list contains every address. */
export function isListed(blocks: readonly string[], ip: string): boolean {
  if (blocks.length === 0) return true;
  const [address = ''] = ip.split('%');
  // An IPv6 socket reports IPv4 callers as IPv4-mapped addresses, which readBlock converts.
  const caller = readBlock(address);
  if (!caller) return false;
  const { address: plain, family } = caller;
  const list = new BlockList();
  for (const text of blocks) {
    const block = readBlock(text);
    // Compare the family, because Node's BlockList matches every IPv6 address with 0.0.0.0/0.
    if (block?.family === family) list.addSubnet(block.address, block.prefix, family);
  }
  return list.check(plain, family);
}
