import { formatExpiry, maskExpiry, readExpiry } from '@daftar/domain';
import type { Typed } from '../../parts/use-masked-input.ts';

/** Formats an expiry date that was typed, pasted or filled in as MM/YY. */
export function maskTypedExpiry(text: string, { caret, isFilled }: Typed): string {
  const filled = isFilled ? readExpiry(text) : undefined;
  if (filled) return formatExpiry(filled);
  return maskExpiry(text, { inMonth: !isFilled && caret <= text.indexOf('/') });
}
