import { afterEach, expect, test, vi } from 'vitest';
import './overlay-host.tsx';
import { openOverlay, overlays } from './overlays.ts';
import { typedAhead } from './typed-ahead.ts';

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

const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

test('keys typed until an overlay has the focus are kept for its input and reach no other listener', async () => {
  const elsewhere = vi.fn();
  window.addEventListener('keydown', elsewhere);
  const coming = overlays.open('palette');
  for (const key of ['n', 'i', 'k', 'Backspace']) press(key);
  expect(elsewhere).not.toHaveBeenCalled();
  press('r', { ctrlKey: true });
  expect(elsewhere).toHaveBeenCalledTimes(1);
  await coming;
  // The overlay is loaded, but its input does not have the focus yet.
  press('l');
  expect(typedAhead.state).toBe('nil');
  expect(elsewhere).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div data-overlay><input></div>';
  document.querySelector('input')?.focus();
  press('x');
  expect(elsewhere).toHaveBeenCalledTimes(2);
  expect(typedAhead.state).toBe('nil');
  window.removeEventListener('keydown', elsewhere);
});

test('a closed overlay collects no more keys, and the next one begins with an empty text', async () => {
  await overlays.open('palette');
  press('n');
  overlays.close();
  expect(press('m')).toBe(true);
  await overlays.open('palette');
  expect(typedAhead.state).toBe('');
});

test('Escape while an overlay loads cancels it', async () => {
  const coming = overlays.open('palette');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await coming;
  expect(openOverlay.state).toBeUndefined();
});
