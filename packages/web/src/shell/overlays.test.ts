import { afterEach, expect, test } from 'vitest';
import { overlays } from './overlays.ts';

afterEach(() => overlays.close());

test('one is open at a time, the last that was asked for', async () => {
  const first = overlays.open('shortcuts');
  await overlays.open('palette');
  await first;
  expect(overlays.current()?.name).toBe('palette');
  await overlays.open('shortcuts');
  expect(overlays.current()?.name).toBe('shortcuts');
});

test('what was closed while it came stays closed', async () => {
  const coming = overlays.open('roles');
  overlays.close();
  await coming;
  expect(overlays.current()).toBeUndefined();
});
