import { expect, test } from 'vitest';
import { callerKey } from './caller.ts';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0030', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:1.2.3.4', '2001:db8:1:2::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::1.2.3.4', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::2%eth1', 'fe80:0:0:0::/64'],
  ['::ffff:127.0.0.1%lo', '127.0.0.1'],
  ['not an address', 'not an address'],
  ['', ''],
])('networkOf(%j) returns %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('callerKey identifies an anonymous caller by its network', () => {
  expect(callerKey({ kind: 'anonymous' }, '2001:db8::1')).toBe(
    callerKey({ kind: 'anonymous' }, '2001:db8::2'),
  );
  expect(callerKey({ kind: 'anonymous' }, '::ffff:192.0.2.1')).toBe('anonymous:192.0.2.1');
});
