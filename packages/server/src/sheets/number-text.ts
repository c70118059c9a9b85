const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DIGITS = 15;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** Numbers with more zeros than these before or after their digits keep an exponent. */
const MOST_ZEROS = 20;

/** Parses the text of a number cell (xsd:double); undefined for another text. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Tells whether `numberText` returns this text for its number: at most 15 digits, and no zeros that could be left out. */
export function isShownNumber(text: string): boolean {
  const { length } = text;
  if (length > DIGITS) return false;
  let point = -1;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && point < 0) point = at;
    else if (code < ZERO || code > NINE) return false;
  }
  const whole = point < 0 ? length : point;
  if (whole === 0 || (whole > 1 && text.charCodeAt(0) === ZERO)) return false;
  return point < 0 || (point < length - 1 && text.charCodeAt(length - 1) !== ZERO);
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
