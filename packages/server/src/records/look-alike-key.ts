import { nameKey } from './name-key.ts';

/** For each Latin letter, the characters that look like it after lower-casing. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβьƅ',
  c: 'сϲⅽ',
  d: 'ԁɗ',
  e: 'еεҽɛ3',
  g: 'ɡց',
  h: 'нһηհ',
  j: 'јϳ',
  k: 'кκ',
  // A capital I, the digit 1 and a bar look like a small l.
  l: 'iіιıɩӏ1|ⅼǀ',
  m: 'мμ',
  n: 'νпո',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гɾ',
  s: 'ѕ5$ʂ',
  t: 'тτ7',
  u: 'υцսʋ',
  v: 'ѵ',
  w: 'ԝωѡաɯш',
  x: 'хχ×',
  y: 'уүγʏ',
  z: 'ζʐ2',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/**
 * Returns the key by which a name is compared with the platform owner's name. Like `nameKey`, but also without accents, spaces
 * and punctuation, and with look-alike letters of other scripts as Latin ones.
 */
export function lookAlikeKey(name: string): string {
  const letters = nameKey(name).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const latin = [...letters].map((letter) => LATIN.get(letter) ?? letter).join('');
  const plain = latin.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain.replaceAll('vv', 'w').replaceAll('rn', 'm');
}
