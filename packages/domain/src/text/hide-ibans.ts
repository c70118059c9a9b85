/** A text that may be an IBAN in one piece or in groups of four. Short words after it match too; `checks` finds its end. */
const candidates = /(?<![a-z\d])[a-z]{2}\d\d[a-z\d]{0,30}(?:[ -][a-z\d]{1,4}(?![a-z\d])){0,9}/gi;

/** Tells whether the check digits of an IBAN are right (ISO 13616). */
function checks(text: string): boolean {
  const iban = text.replace(/[ -]/g, '');
  if (iban.length < 15 || iban.length > 34) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) => Number.parseInt(letter, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}

function hide(candidate: string): string {
  const ends = [...candidate.matchAll(/[ -]|$/g)].map(({ index }) => index);
  const end = ends.reverse().find((at) => checks(candidate.slice(0, at))) ?? 0;
  return 'x'.repeat(end) + candidate.slice(end);
}

/** Replaces each character of a valid IBAN by x; the text keeps its length. */
export const hideIbans = (text: string): string => text.replace(candidates, hide);
