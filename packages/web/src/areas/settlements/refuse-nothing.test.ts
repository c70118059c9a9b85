import { afterEach, expect, test } from 'vitest';
import { NotSaved } from '../../kit/screens/not-saved.ts';
import { nothingToSettle, refuseNothing } from './refuse-nothing.ts';

afterEach(() => document.body.replaceChildren());

test('with nothing to settle the notice gets the focus, and nothing is saved', () => {
  document.body.innerHTML = `<p id="${nothingToSettle}" tabindex="-1"></p>`;
  expect(() => refuseNothing({ totalRevenue: 0 })).toThrow(NotSaved);
  expect(document.activeElement?.id).toBe(nothingToSettle);
  expect(() => refuseNothing({ totalRevenue: 1 })).not.toThrow();
});

test('without the notice the server decides', () => {
  expect(() => refuseNothing({ totalRevenue: 0 })).not.toThrow();
});
