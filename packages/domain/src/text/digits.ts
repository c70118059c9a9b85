const zeros = [0x0660, 0x06f0];

function asciiDigit(code: number): string | undefined {
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? undefined : String(code - zero);
}

/** Converts Arabic-Indic and Persian digits to 0–9; other characters remain. */
export function normaliseDigits(text: string): string {
  let result = '';
  for (const character of text) result += asciiDigit(character.charCodeAt(0)) ?? character;
  return result;
}

const ascii = /^[\d.]*$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Converts a typed or pasted number to plain ASCII: Arabic-Indic and Persian digits, the Arabic decimal point, and
 * groups of three.
 *
 * A text that is not a number is only trimmed; the parser rejects it.
 */
export function normaliseNumberText(text: string): string {
  if (ascii.test(text)) return text;
  const plain = normaliseDigits(text)
    .trim()
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('−', '-');
  return plain.length <= 64 && grouped.test(plain) ? plain.replaceAll(',', '') : plain;
}
