import { groupCardNumber } from '@daftar/domain';
import { afterEach, expect, test } from 'vitest';
import { showMasked } from './masked-input.ts';

afterEach(() => document.body.replaceChildren());

/** Types a text into an input, with the caret at `caret`, and masks it. */
function masked(text: string, caret: number): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  input.value = text;
  input.setSelectionRange(caret, caret);
  showMasked(input, groupCardNumber(text), groupCardNumber(text.slice(0, caret)).length);
  return input;
}

test('keeps the caret behind the digit that was typed in the middle', () => {
  const input = masked('42942 4242', 3);
  expect(input.value).toBe('4294 2424 2');
  expect(input.selectionStart).toBe(3);
});

test('keeps the caret at the end while the number is typed', () => {
  const input = masked('42424', 5);
  expect(input.value).toBe('4242 4');
  expect(input.selectionStart).toBe(6);
});
