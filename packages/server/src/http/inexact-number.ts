/** Numbers with at most this many digits keep their value as a JSON number (IEEE 754 double). */
const EXACT_DIGITS = 15;

/** Text that may contain a longer number. Most JSON has none, and JSON.parse with a reviver is slow. */
const LONG_NUMBER = new RegExp(`[-+.0-9e]{${EXACT_DIGITS + 1}}`, 'i');

/** The third argument of JSON.parse's reviver: `source` is the value's text in the JSON. */
type Context = { readonly source?: string };

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** Returns a number's digits without leading and trailing zeros, and the power of ten of the last digit. */
function decimalOf(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().replace('-', '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = withoutTrailingZeros(digits);
  return kept === '' ? '0' : `${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}

const isExact = (text: string): boolean =>
  text.length <= EXACT_DIGITS || decimalOf(text) === decimalOf(String(Number(text)));

/**
 * Returns the key of the first number that JSON.parse changes (100.00000000000000000001 becomes 100). Returns '' if that number
 * has no key, and undefined if every number keeps its value. The text must be valid JSON; it may begin with a byte order mark, as
 * Fastify's parser allows.
 */
export function inexactNumber(text: string): string | undefined {
  const json = text.replace(/^\uFEFF/, '');
  if (!LONG_NUMBER.test(json)) return undefined;
  let first: string | undefined;
  JSON.parse(json, function (this: unknown, key: string, value: unknown, context?: Context) {
    if (first === undefined && typeof value === 'number' && !isExact(context?.source ?? ''))
      first = Array.isArray(this) ? '' : key;
    return value;
  });
  return first;
}
