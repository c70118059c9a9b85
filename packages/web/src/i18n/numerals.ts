import type { Language, Numerals } from '@daftar/domain';

/** Figures in the language's own digits, or in Latin ones. */
export type NumeralsChoice = 'own' | 'latin';

const key = 'daftar.numerals';

const own: Readonly<Record<Language, Numerals>> = { en: 'latn', ar: 'arab', ur: 'arabext' };

/** Where each system's zero stands; its other digits follow. */
const zeros: Readonly<Record<Numerals, number>> = { latn: 0x30, arab: 0x660, arabext: 0x6f0 };

/** The choice that this browser keeps; Latin digits, as tables of money have them, until somebody chooses. */
export function numeralsChoice(): NumeralsChoice {
  return localStorage.getItem(key) === 'own' ? 'own' : 'latin';
}

export function keepNumerals(choice: NumeralsChoice): void {
  localStorage.setItem(key, choice);
}

/** The digits that figures of a language are written with. */
export function numeralsOf(language: Language): Numerals {
  return numeralsChoice() === 'own' ? own[language] : 'latn';
}

/** Whether a language has digits of its own to choose. */
export function hasOwnNumerals(language: Language): boolean {
  return own[language] !== 'latn';
}

/** What stands in a figure: between its thousands and before its decimals, as `Intl` writes them beside these digits. */
const inFigures = [
  [/(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g, '٬'],
  [/(?<=[0-9])\.(?=[0-9])/g, '٫'],
] as const;

/** Writes Latin digits of a text in another system, figures with its signs. */
export function digitsIn(numerals: Numerals): (text: string) => string {
  const zero = zeros[numerals];
  if (numerals === 'latn') return (text) => text;
  return (text) =>
    inFigures
      .reduce((figure, [sign, own]) => figure.replace(sign, own), text)
      .replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
