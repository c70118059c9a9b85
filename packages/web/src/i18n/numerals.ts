import type { Language, Numerals } from '@daftar/domain';

/** Whether numbers use the language's own digits or Latin ones. */
export type NumeralsChoice = 'own' | 'latin';

const key = 'daftar.numerals';

const own: Readonly<Record<Language, Numerals>> = { en: 'latn', ar: 'arab', ur: 'arabext' };

/** The code point of each system's zero; the other digits follow it. */
const zeros: Readonly<Record<Numerals, number>> = { latn: 0x30, arab: 0x660, arabext: 0x6f0 };

/** Returns the choice stored in this browser. Default: Latin digits. */
export function numeralsChoice(): NumeralsChoice {
  return localStorage.getItem(key) === 'own' ? 'own' : 'latin';
}

export function storeNumerals(choice: NumeralsChoice): void {
  localStorage.setItem(key, choice);
}

/** Returns the digit system for a language, by the user's choice. */
export function numeralsOf(language: Language): Numerals {
  return numeralsChoice() === 'own' ? own[language] : 'latn';
}

/** Tells whether a language has digits of its own. */
export function hasOwnNumerals(language: Language): boolean {
  return own[language] !== 'latn';
}

/** Thousands and decimal separators, replaced by those that `Intl` uses with Arabic and Urdu digits. */
const inFigures = [
  [/(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g, '\u066c'],
  [/(?<=[0-9])\.(?=[0-9])/g, '\u066b'],
] as const;

/** Returns a function that converts Latin digits and number separators of a text to a digit system. */
export function digitsIn(numerals: Numerals): (text: string) => string {
  const zero = zeros[numerals];
  if (numerals === 'latn') return (text) => text;
  return (text) =>
    inFigures
      .reduce((figure, [sign, own]) => figure.replace(sign, own), text)
      .replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
