import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlays } from '../overlays.ts';
import { keyOf } from './key-of.ts';
import { listen } from './listen.ts';
import { setShortcuts } from './shortcut-setting.ts';

const go = vi.fn((letter: string) => letter === 'm');
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<main>
    <div data-part="page-actions"><a href="/merchants/form/new">Create</a></div>
    <input type="search"><textarea></textarea>
    <div data-part="pager-steps"><button disabled>Previous</button><button>Next</button></div>
  </main>`;
  vi.spyOn(overlays, 'open').mockResolvedValue();
  go.mockClear();
  stop = listen(go);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

function clicks(selector: string) {
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.querySelector(selector)?.addEventListener('click', clicked);
  return clicked;
}

test('g followed by a letter opens a page', () => {
  expect(press('g').defaultPrevented).toBe(true);
  expect(press('m').defaultPrevented).toBe(true);
  expect(go).toHaveBeenCalledWith('m');
  press('m');
  expect(go).toHaveBeenCalledTimes(1);
});

test('g waits only a limited time for its second key', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  press('g');
  vi.advanceTimersByTime(1600);
  press('m');
  expect(go).not.toHaveBeenCalled();
});

test('g followed by the key of an unreachable page does nothing', () => {
  press('g');
  expect(press('s').defaultPrevented).toBe(false);
});

test('/ focuses the search, n opens the creation form, and brackets change the page', () => {
  press('/');
  expect(document.activeElement).toBe(document.querySelector('input'));
  (document.activeElement as HTMLElement).blur();
  const [created, next] = [clicks('a'), clicks('[data-part=pager-steps] button:last-child')];
  press('n');
  press(']');
  expect([created, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(press('[').defaultPrevented).toBe(false);
});

test('? opens the shortcut sheet; Ctrl+K and Cmd+K open the palette, even from a field', () => {
  press('?', { shiftKey: true });
  expect(overlays.open).toHaveBeenLastCalledWith('shortcuts');
  const field = document.querySelector('textarea');
  if (field) press('k', { ctrlKey: true }, field);
  expect(overlays.open).toHaveBeenLastCalledWith('palette');
  press('K', { metaKey: true });
  expect(overlays.open).toHaveBeenCalledTimes(3);
});

test('shortcuts do nothing in a text field, with an open dialog or with a modifier key', () => {
  const field = document.querySelector('textarea');
  if (field) expect(press('?', {}, field).defaultPrevented).toBe(false);
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) press('n', { [held]: true });
  press('g', { repeat: true });
  const dialog = document.createElement('div');
  Object.assign(dialog.dataset, { scope: 'dialog', part: 'content', state: 'open' });
  document.body.append(dialog);
  press('?');
  press('k', { ctrlKey: true });
  expect(overlays.open).not.toHaveBeenCalled();
});

test('with single-key shortcuts turned off, only Ctrl+K works', () => {
  setShortcuts(false);
  press('g');
  press('m');
  press('?');
  expect(go).not.toHaveBeenCalled();
  expect(overlays.open).not.toHaveBeenCalled();
  press('k', { ctrlKey: true });
  expect(overlays.open).toHaveBeenCalledWith('palette');
  setShortcuts(true);
  press('?');
  expect(overlays.open).toHaveBeenLastCalledWith('shortcuts');
});

test.each([
  ['G', 'KeyG', false, 'g'],
  ['ل', 'KeyG', false, 'g'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['ج', 'BracketLeft', false, '['],
  ['Escape', 'Escape', false, 'Escape'],
])('keyOf returns the Latin key for %s at %s (shift: %s): %s', (key, code, shiftKey, expected) => {
  expect(keyOf({ key, code, shiftKey })).toBe(expected);
});
