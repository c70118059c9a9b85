import { findCardNumbers } from './find-card-numbers.ts';

/** Replaces the middle digits of each card number in a text; the first 6 and last 4 digits remain, without separators. */
export function maskCardNumbers(text: string): string {
  let shown = '';
  let at = 0;
  for (const [start, end] of findCardNumbers(text)) {
    const digits = text.slice(start, end).replace(/[^\p{Nd}]/gu, '');
    shown += `${text.slice(at, start)}${digits.slice(0, 6)}…${digits.slice(-4)}`;
    at = end;
  }
  return shown + text.slice(at);
}
