import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeKeyboardFocus } from '../../../test/shown-hint.ts';
import { showHints, shownHint } from './show-hints.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fakeKeyboardFocus();
  document.body.innerHTML = `
    <button data-hint="Needs the permission">Add</button>
    <div role="gridcell" id="cut" tabindex="-1"><span class="cell-text">United Arab Emirates</span></div>
    <div role="gridcell" id="date" tabindex="-1"><time data-hint="Saturday">21 Nov</time></div>
    <p id="plain">Nothing to say</p>
    <div data-scope="tooltip" id="tooltip"></div>`;
  const text = document.querySelector('.cell-text');
  if (text) Object.defineProperties(text, { scrollWidth: { value: 140 }, clientWidth: { value: 90 } });
  stop = showHints();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const said = () => shownHint.state?.text ?? '';
const at = (selector: string) => document.querySelector(selector) ?? document.body;
const over = (selector: string) => fireEvent.pointerOver(at(selector), { pointerType: 'mouse' });

test('a truncated text shows in full while the pointer rests on it', () => {
  over('.cell-text');
  vi.advanceTimersByTime(300);
  expect(said()).toBe('');
  vi.advanceTimersByTime(100);
  expect(said()).toBe('United Arab Emirates');
  over('#plain');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('');
});

test('a hint stays while the pointer is on it, and Escape closes it', () => {
  over('button');
  vi.advanceTimersByTime(400);
  over('#tooltip');
  vi.advanceTimersByTime(1000);
  expect(said()).toBe('Needs the permission');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(said()).toBe('');
});

test('keyboard focus shows a hint at once, including hints inside the focused cell', () => {
  fireEvent.focusIn(at('#date'));
  expect(said()).toBe('Saturday');
  fireEvent.focusIn(at('#cut'));
  expect(said()).toBe('United Arab Emirates');
  fireEvent.focusIn(at('#plain'));
  expect(said()).toBe('');
});

test('scrolling closes a hint opened by the pointer, but not one opened by focus', () => {
  fireEvent.focusIn(at('#date'));
  fireEvent.scroll(document.body);
  expect(said()).toBe('Saturday');
  over('.cell-text');
  vi.advanceTimersByTime(400);
  expect(said()).toBe('United Arab Emirates');
  fireEvent.scroll(document.body);
  expect(said()).toBe('');
});
