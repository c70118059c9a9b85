import { normaliseDigits } from '@daftar/domain';

/**
 * Writes the masked text into an input and keeps the caret behind the same digit. Without this, a change in the middle of a number
 * moves the caret to the end.
 */
export function showMasked(input: HTMLInputElement, shown: string): void {
  if (input.value === shown) return;
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const wasAtEnd = input.selectionStart === null || input.selectionStart >= input.value.length;
  input.value = shown;
  if (wasAtEnd || input.ownerDocument.activeElement !== input) return;
  let caret = 0;
  for (let digits = 0; caret < shown.length && digits < before; caret += 1)
    if (/\d/.test(shown.charAt(caret))) digits += 1;
  input.setSelectionRange(caret, caret);
}

/** Returns the digits of a text in Latin form, at most `longest`. */
export const digitsIn = (text: string, longest?: number): string =>
  normaliseDigits(text).replace(/\D/g, '').slice(0, longest);

/** Blocks the space key: masks add the spaces themselves. */
export function blockSpace(event: { key: string; preventDefault: () => void }): void {
  if (event.key === ' ') event.preventDefault();
}
