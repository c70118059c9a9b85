/** Numbers with at most this many digits keep their value as a JSON number (IEEE 754 double). */
const EXACT_DIGITS = 15;
/** Strings and numbers of a JSON text: a number with its key, any other string, a number in a list. */
const TOKENS = /"((?:[^"\\]|\\.)*)"\s*:\s*(-?\d[\d.eE+-]*)|"(?:[^"\\]|\\.)*"|(-?\d[\d.eE+-]*)/g;

/** Returns a number's digits without leading and trailing zeros, and the power of ten of the last digit. */
function decimalOf(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().replace('-', '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? '0' : `${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}

const isExact = (text: string): boolean =>
  text.length <= EXACT_DIGITS || decimalOf(text) === decimalOf(String(Number(text)));

/**
 * Returns the key of the first number that JSON.parse changes (100.00000000000000000001 becomes 100); '' when it has no key;
 * undefined when every number keeps its value. The text must be valid JSON.
 */
export function inexactNumber(json: string): string | undefined {
  for (const [, key = '', keyed, listed] of json.matchAll(TOKENS)) {
    const text = keyed ?? listed;
    if (text !== undefined && !isExact(text)) return key;
  }
  return undefined;
}
