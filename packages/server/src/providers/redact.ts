import { maskCardNumbers } from '@daftar/domain';
import { storableText } from '../basics/storable-text.ts';

const HIDDEN = '[redacted]';

const SECRET_WORDS =
  'signature|secret|secur|password|cvv|cvc|cvn|(?:card|pin|otp|verification)_?code|token|authorization|hmac|api_?key|mpin|cnic|national_?id';
const SECRET_NAME = new RegExp(`${SECRET_WORDS}|^(?:card_?)?pin$|^otp$`, 'i');
/**
 * A secret with its name inside a text: JSON, a form or a header. Every quantifier is bounded, so that long texts take linear
 * time.
 */
const NAMED_SECRET = new RegExp(
  `((?:${SECRET_WORDS}|(?<![a-z])(?:pin|otp))[\\w.-]{0,30}\\\\?["']?\\s{0,3}[:=]\\s{0,3}\\\\?["']?(?:(?:Bearer|Basic|Token)\\s)?)(?:(?<=["'])[^"'\\\\]{1,2000}|[^"'&\\s,;}<\\\\]{1,2000})`,
  'gi',
);
/**
 * Stricter than `maskCardNumbers`, because nobody loses a payment by a masked number in a log: all numbers of this form, whatever
 * their check digit. Card numbers have 13 to 19 digits and start with 2 to 6. Timestamps in milliseconds start with 1, so
 * they do not match.
 */
const CARD_NUMBER = /(?<!\d)([2-6]\d{5})\d{3,9}(\d{4})(?!\d)/g;
/** Card numbers written in groups: of four digits, or of four, six and five. */
const GROUPED_CARD =
  /(?<!\d)([2-6]\d{3})[ .\u00a0-](\d\d)(?:\d\d[ .\u00a0-]\d{4}[ .\u00a0-](?=\d{4}(?!\d))|\d{4}[ .\u00a0-]\d(?=\d{4}(?!\d)))(\d{4})/g;

/** Hides the values of named secrets in a text (`password=…`), and all digits of card numbers except the first 6 and last 4. */
export const redactText = (text: string): string =>
  maskCardNumbers(
    text.replace(NAMED_SECRET, `$1${HIDDEN}`).replace(CARD_NUMBER, '$1…$2').replace(GROUPED_CARD, '$1$2…$3'),
  );

/** Redacts secrets, card codes and the middle digits of card numbers, so that provider traffic may be stored. */
function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') {
    const text = String(value);
    const shown = redactText(text);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return redactFields(value as Record<string, unknown>);
}

export function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      storableText(name),
      SECRET_NAME.test(name) ? HIDDEN : redact(value),
    ]),
  );
}
