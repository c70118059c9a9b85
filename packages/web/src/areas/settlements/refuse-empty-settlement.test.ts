import { afterEach, expect, test } from 'vitest';
import { SaveCancelled } from '../../kit/screens/save-cancelled.ts';
import { emptyNoticeId, refuseEmptySettlement } from './refuse-empty-settlement.ts';

afterEach(() => document.body.replaceChildren());

test('refuseEmptySettlement refuses a settlement of no revenue and focuses the notice', () => {
  document.body.innerHTML = `<p id="${emptyNoticeId}" tabindex="-1"></p>`;
  expect(() => refuseEmptySettlement({ totalRevenue: 0 })).toThrow(SaveCancelled);
  expect(document.activeElement?.id).toBe(emptyNoticeId);
  expect(() => refuseEmptySettlement({ totalRevenue: 1 })).not.toThrow();
});

test('refuseEmptySettlement leaves the decision to the server while no notice is shown', () => {
  expect(() => refuseEmptySettlement({ totalRevenue: 0 })).not.toThrow();
});
