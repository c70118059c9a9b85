import { afterEach, expect, test, vi } from 'vitest';
import './overlay-host.tsx';
import { openOverlay, overlays } from './overlays.ts';

afterEach(() => overlays.close());

test('only the overlay opened last is open', async () => {
  const first = overlays.open('shortcuts');
  await overlays.open('palette');
  await first;
  expect(openOverlay.state?.name).toBe('palette');
  await overlays.open('shortcuts');
  expect(openOverlay.state?.name).toBe('shortcuts');
});

test('an overlay closed while it loads stays closed', async () => {
  const coming = overlays.open('roles');
  overlays.close();
  await coming;
  expect(openOverlay.state).toBeUndefined();
});

test('keys typed while an overlay loads are kept for its input and reach no other listener', async () => {
  const elsewhere = vi.fn();
  window.addEventListener('keydown', elsewhere);
  const press = (key: string, more: KeyboardEventInit = {}) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  const coming = overlays.open('palette');
  for (const key of ['n', 'i', 'k', 'Backspace', 'l']) press(key);
  expect(elsewhere).not.toHaveBeenCalled();
  press('r', { ctrlKey: true });
  expect(elsewhere).toHaveBeenCalledTimes(1);
  await coming;
  expect(overlays.typedAhead()).toBe('nil');
  press('x');
  expect(elsewhere).toHaveBeenCalledTimes(2);
  expect(overlays.typedAhead()).toBe('nil');
  window.removeEventListener('keydown', elsewhere);
});

test('Escape while an overlay loads cancels it', async () => {
  const coming = overlays.open('palette');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await coming;
  expect(openOverlay.state).toBeUndefined();
});
