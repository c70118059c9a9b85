import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

interface Block {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/**
 * Parses an address (203.0.113.7) or a block in CIDR notation (203.0.113.0/24, 2001:db8::/48). Returns undefined for other
 * text.
 */
export function readBlock(text: string): Block | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  // Rejects a zone id after % (the name of a network interface), which is valid on one machine only.
  if ((family !== 4 && family !== 6) || rest.length > 0 || address.includes('%')) return undefined;
  const most = BITS[family];
  if (bits !== undefined && !/^(0|[1-9]\d{0,2})$/.test(bits)) return undefined;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix > most ? undefined : { address, prefix, family: family === 4 ? 'ipv4' : 'ipv6' };
}

/** Tells whether an address is in one of the blocks. An empty list contains every address. */
export function isListed(blocks: readonly string[], ip: string): boolean {
  if (blocks.length === 0) return true;
  const [address = ''] = ip.split('%');
  // An IPv6 socket reports IPv4 callers as IPv4-mapped addresses.
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIP(plain) === 0) return false;
  const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  for (const text of blocks) {
    const block = readBlock(text);
    // Compare the family, because Node's BlockList matches every IPv6 address with 0.0.0.0/0.
    if (block?.family === family) list.addSubnet(block.address, block.prefix, family);
  }
  return list.check(plain, family);
}
