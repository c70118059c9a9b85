import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const cursor = { at: new Date('2026-11-21T12:05:09.123Z'), id: 'txn_5m9tk3zq7xd2w8nb4vc6ryjfph' };
const encode = (text: string) => Buffer.from(text).toString('base64url');

test('readCursor returns what writeCursor wrote, to the millisecond', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  expect(writeCursor(cursor)).toMatch(/^[\w-]+$/);
});

test.each([
  '',
  'x',
  encode('yesterday txn_1'),
  encode('2026-11-21 txn_1'),
  encode('2026-11-21T12:05:09Z txn_1'),
  encode('2026-13-21T12:05:09.123Z txn_1'),
  encode('2026-11-21T12:05:09.123Z'),
  encode("2026-11-21T12:05:09.123Z a'b"),
  encode(`2026-11-21T12:05:09.123Z ${'x'.repeat(61)}`),
  encode('-000001-01-01T00:00:00.000Z txn_1'),
  encode('+010000-01-01T00:00:00.000Z txn_1'),
  encode('0001-01-01T00:00:00.000Z txn_1'),
  `${writeCursor(cursor)}=`,
])('readCursor rejects %j', (text) => {
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ statusCode: 400 }));
});
