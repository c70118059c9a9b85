import { expect, test } from 'vitest';
import { wallTime } from './wall-time.ts';

test.each([
  ['2026-11-21T12:05:09.000Z', 'Africa/Cairo', '2026-11-21T14:05:09.000Z'],
  ['2026-07-21T22:30:00.000Z', 'Africa/Cairo', '2026-07-22T01:30:00.000Z'],
  ['2026-11-21T20:00:00.000Z', 'Asia/Kathmandu', '2026-11-22T01:45:00.000Z'],
  ['2026-11-21T12:05:09.000Z', 'UTC', '2026-11-21T12:05:09.000Z'],
])('wallTime shows %s in %s as %s', (instant, zone, local) => {
  expect(wallTime(new Date(instant), zone).toISOString()).toBe(local);
});

test('wallTime rejects a zone that does not exist', () => {
  expect(() => wallTime(new Date(), 'Mars/Olympus')).toThrow(RangeError);
});
