import { normaliseDigits } from '@daftar/domain';

/**
 * Writes the masked text into an input and puts the caret there, unless it is at the end. Without this, a change in the middle of
 * a number moves the caret to the end.
 */
export function showMasked(input: HTMLInputElement, shown: string, caret: number): void {
  if (input.value === shown) return;
  const wasAtEnd = input.selectionStart === null || input.selectionStart >= input.value.length;
  input.value = shown;
  if (wasAtEnd || input.ownerDocument.activeElement !== input) return;
  const place = Math.min(caret, shown.length);
  input.setSelectionRange(place, place);
}

/** Returns the digits of a text in Latin form, at most `longest`. */
export const digitsIn = (text: string, longest?: number): string =>
  normaliseDigits(text).replace(/\D/g, '').slice(0, longest);

/** Blocks the space key: masks add the spaces themselves. */
export function blockSpace(event: { key: string; preventDefault: () => void }): void {
  if (event.key === ' ') event.preventDefault();
}
