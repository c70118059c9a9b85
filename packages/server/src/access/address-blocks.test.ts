import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isListed, readBlock } from './address-blocks.ts';

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff });
const v4 = fc.array(byte, { minLength: 4, maxLength: 4 });
const v6 = fc.array(group, { minLength: 8, maxLength: 8 });
const text4 = (bytes: number[]) => bytes.join('.');
const text6 = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');
const numberOf = (parts: number[], bits: number) =>
  parts.reduce((sum, part) => (sum << BigInt(bits)) | BigInt(part), 0n);
/** Tells whether two addresses of `length` bits have the same first `prefix` bits. */
const share = (a: bigint, b: bigint, prefix: number, length: number) =>
  a >> BigInt(length - prefix) === b >> BigInt(length - prefix);

test('an IPv4 block contains exactly the addresses with its prefix', () => {
  fc.assert(
    fc.property(v4, v4, fc.integer({ min: 0, max: 32 }), (network, address, prefix) => {
      const expected = share(numberOf(network, 8), numberOf(address, 8), prefix, 32);
      expect(isListed([`${text4(network)}/${prefix}`], text4(address))).toBe(expected);
      expect(isListed([`${text4(network)}/${prefix}`], `::ffff:${text4(address)}`)).toBe(expected);
      expect(isListed([`${text4(network)}/${prefix}`], text4(network))).toBe(true);
    }),
  );
});

test('a block of IPv4-mapped addresses contains the same callers as the IPv4 block', () => {
  const hex = ([a = 0, b = 0, c = 0, d = 0]: number[]) =>
    `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  fc.assert(
    fc.property(v4, v4, fc.integer({ min: 0, max: 32 }), (network, address, prefix) => {
      const expected = share(numberOf(network, 8), numberOf(address, 8), prefix, 32);
      for (const spelling of [text4(network), hex(network)])
        for (const caller of [text4(address), `::ffff:${text4(address)}`, `::FFFF:${hex(address)}`])
          expect(isListed([`::ffff:${spelling}/${96 + prefix}`], caller)).toBe(expected);
      expect(isListed([`::ffff:${text4(network)}`], text4(network))).toBe(true);
    }),
  );
});

test('an IPv6 block contains exactly the addresses with its prefix', () => {
  fc.assert(
    fc.property(
      v6,
      v6,
      fc.integer({ min: 0, max: 128 }),
      fc.integer({ min: 0, max: 8 }),
      (network, other, prefix, kept) => {
        // Copies a random number of the network's groups, because random addresses would share few bits.
        const address = [...network.slice(0, kept), ...other.slice(kept)];
        const expected = share(numberOf(network, 16), numberOf(address, 16), prefix, 128);
        fc.pre(!text6(address).startsWith('0:0:0:0:0:ffff'));
        expect(isListed([`${text6(network)}/${prefix}`], text6(address))).toBe(expected);
      },
    ),
  );
});

test('an IPv4 block contains no IPv6 address, and vice versa', () => {
  expect(isListed(['0.0.0.0/0'], '2001:db8::1')).toBe(false);
  expect(isListed(['::/0'], '203.0.113.7')).toBe(false);
  expect(isListed(['0.0.0.0/0', '::/0'], '203.0.113.7')).toBe(true);
});

test('an empty list contains every address, and other lists reject text that is not an address', () => {
  expect(isListed([], '203.0.113.7')).toBe(true);
  expect(isListed(['0.0.0.0/0', '::/0'], 'unknown')).toBe(false);
});

test.each(['203.0.113.7', '203.0.113.0/24', '::1', '2001:db8::/48', 'fe80::/10', '0.0.0.0/0'])(
  '%s is a block',
  (text) => {
    expect(readBlock(text)).toBeDefined();
  },
);

test.each([
  '',
  'shop.example',
  '203.0.113',
  '203.0.113.0/33',
  '::/129',
  '203.0.113.0/',
  '203.0.113.0/08',
  '203.0.113.0/24/8',
  '203.0.113.0/-1',
  'fe80::1%eth0',
  ' 203.0.113.7',
  '0x7f.1',
])('%j is no block', (text) => {
  expect(readBlock(text)).toBeUndefined();
});
