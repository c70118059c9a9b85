const zeros = [0x0660, 0x06f0];

function asciiDigit(code: number): string | undefined {
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? undefined : String(code - zero);
}

/** Writes Arabic-Indic and Persian digits as 0–9; everything else stays. */
export function normaliseDigits(text: string): string {
  let result = '';
  for (const character of text) result += asciiDigit(character.charCodeAt(0)) ?? character;
  return result;
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Writes a typed or pasted number as plain ASCII: any of our digits, the Arabic decimal point, groups of three.
 *
 * A text that is no number is only trimmed; the parser refuses it.
 */
export function normaliseNumberText(text: string): string {
  const plain = normaliseDigits(text).trim().replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('−', '-');
  return plain.length <= 64 && grouped.test(plain) ? plain.replaceAll(',', '') : plain;
}
