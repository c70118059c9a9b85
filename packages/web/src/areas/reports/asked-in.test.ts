import { expect, test } from 'vitest';
import { askedIn } from './asked-in.ts';

/** Half past midnight in Karachi, half past nine in the evening before in Cairo. */
const night = new Date('2026-11-21T19:30:00Z');
const asked = { country: 'Pakistan', currency: 'PKR', dateFrom: '2026-11-22', dateTo: '2026-11-22' };

test('today in one country becomes today in the other', () => {
  const there = { ...asked, country: 'Egypt', dateFrom: '2026-11-21', dateTo: '2026-11-21' };
  expect(askedIn('Egypt', asked, night)).toEqual(there);
  expect(askedIn('Pakistan', there, night)).toEqual(asked);
});

test('so do the last seven days', () => {
  const week = { ...asked, dateFrom: '2026-11-16' };
  expect(askedIn('Egypt', week, night)).toMatchObject({ dateFrom: '2026-11-15', dateTo: '2026-11-21' });
});

test('days that somebody chose by themselves stay', () => {
  const chosen = { ...asked, dateFrom: '2026-11-03', dateTo: '2026-11-09' };
  expect(askedIn('Egypt', chosen, night)).toEqual({ ...chosen, country: 'Egypt' });
});
