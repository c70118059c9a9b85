import { formatExpiry, maskExpiry, readExpiry } from '@daftar/domain';
import type { Typed } from '../../parts/use-masked-input.ts';

/** Formats an expiry date that was typed, pasted or filled in as MM/YY. */
export function maskTypedExpiry(typed: string, { caret, isFilled, before }: Typed): string {
  const filled = isFilled ? readExpiry(typed) : undefined;
  if (filled) return formatExpiry(filled);
  const text = isFilled ? typed : keepYear(typed, caret, before);
  return maskExpiry(text, { inMonth: !isFilled && caret <= text.indexOf('/') });
}

/** Puts the slash back that was deleted, or replaced together with the month: the digits behind it are still the year. */
function keepYear(text: string, caret: number, before: string): string {
  const [, year = ''] = before.split('/');
  const month = text.length - year.length;
  if (year === '' || text.includes('/') || caret > month || !text.endsWith(year)) return text;
  return `${text.slice(0, month)}/${year}`;
}
