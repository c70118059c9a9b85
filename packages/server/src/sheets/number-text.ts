const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DIGITS = 15;
/** Numbers with more zeros than these before or after their digits keep an exponent. */
const MOST_ZEROS = 20;

/** Parses the text of a number cell (xsd:double); undefined for another text. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Returns a number with 15 significant digits, as spreadsheet programs show it. The sums of programs leave binary noise behind
 * them: 480.40000000000003 is 480.4.
 */
export function numberText(value: number): string {
  const exact = String(value);
  // Fifteen digits, and perhaps a point, cannot become shorter.
  const text =
    exact.length <= DIGITS && !exact.includes('e') ? exact : String(Number(value.toPrecision(DIGITS)));
  return text.includes('e') ? withoutExponent(text) : text;
}

function withoutExponent(text: string): string {
  const [mantissa = '', exponent = ''] = text.split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point > MOST_ZEROS || point < -MOST_ZEROS) return text.replace('e', 'E');
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}
