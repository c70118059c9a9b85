import metadata from 'libphonenumber-js/max/metadata';

/** Calling codes that the product offers. The domain does not compile if its list has another one. */
const codes = ['20', '92', '971', '964', '974', '966', '965', '973', '968', '44', '1', '60', '65', '86'];

/** Positions in a country's metadata: the pattern of all numbers, their lengths, the trunk prefix, the kinds of numbers. */
const ALL = 2;
const LENGTHS = 3;
const TRUNK = 5;
const KINDS = 11;
/** Position of mobile numbers in the kinds; the first item of a kind is its pattern. */
const MOBILE = 1;

type Country = readonly unknown[];

const { countries, country_calling_codes: countriesByCode } = metadata as unknown as {
  countries: Readonly<Record<string, Country>>;
  country_calling_codes: Readonly<Record<string, readonly string[]>>;
};

/** Returns the countries that share a calling code; the main one is the first. */
const countriesOf = (code: string): Country[] =>
  (countriesByCode[code] ?? []).flatMap((iso) => (countries[iso] ? [countries[iso]] : []));

/** Returns the pattern of a country's mobile numbers; empty if its plan does not tell them from others. */
const mobilePattern = (country: Country): string =>
  (country[KINDS] as readonly (readonly [string])[] | undefined)?.[MOBILE]?.[0] ?? '';

/** Returns the pattern of all numbers of a North American country: neither area nor exchange begins with 0 or 1. */
function northAmericanPattern(country: Country): string {
  const lengths = (country[LENGTHS] as readonly number[]).map((length) => `.{${length}}`);
  return `(?=(?:${lengths.join('|')})$)(?=...[2-9])(?:${country[ALL]})`;
}

/**
 * Returns the pattern of the mobile numbers after a calling code, in all countries that share it. The North American plan does
 * not tell mobile numbers from others, so its pattern matches all numbers.
 */
function planOf(code: string): string {
  const sharing = countriesOf(code);
  const [main] = sharing;
  if (!main) throw new Error(`No country has the calling code ${code}`);
  if (mobilePattern(main) === '') return northAmericanPattern(main);
  return [...new Set(sharing.map(mobilePattern).filter((pattern) => pattern !== ''))].join('|');
}

/** Splits a pattern at the bars that are outside of its groups. */
function alternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Returns what is within the group at the start of a pattern. */
function firstGroup(pattern: string): string {
  let depth = 0;
  for (const [index, sign] of [...pattern].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return pattern.slice('(?:'.length, index);
  }
  return pattern;
}

/** Tells whether a pattern matches a text that begins with 0. */
const beginsWithZero = (pattern: string): boolean =>
  alternatives(pattern).some((part) => {
    if (part.startsWith('(?:')) return beginsWithZero(firstGroup(part));
    const [first = ''] = /^(?:\[[^\]]*\]|\\d|.)/.exec(part) ?? [];
    return new RegExp(`^${first}$`).test('0');
  });

/** Tells whether numbers with a calling code begin with 0 within the country only, and never after the code. */
function hasTrunkZero(code: string): boolean {
  const sharing = countriesOf(code);
  return sharing[0]?.[TRUNK] === '0' && !sharing.some((country) => beginsWithZero(String(country[ALL])));
}

/** Returns the domain's tables of numbering plans, from the metadata of libphonenumber. */
export function phonePlans(): string {
  const plans = codes.map((code) => `  '${code}': /^(?:${planOf(code)})$/,`).join('\n');
  const trunk = Object.keys(countriesByCode).filter(hasTrunkZero);
  return `// Generated from the metadata of libphonenumber by openapi/scripts/generate.ts: do not edit.

/** Patterns of mobile numbers without their calling code, for each calling code that a customer can choose. */
export const mobilePlans = {
${plans}
} as const;

/** Calling codes whose countries write a 0 before a number within the country, and never after the calling code. */
export const trunkZeroCodes = '${trunk.join(' ')}';
`;
}
