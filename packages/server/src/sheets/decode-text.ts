/** A text file's characters, or why they are not certain: `binary` bytes are no text, and `unknown` ones in no known encoding. */
export type Decoded = { readonly text: string } | { readonly fault: 'binary' | 'unknown' };

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Control characters that no text file has. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;
const asText = (text: string | undefined): string | undefined =>
  text === undefined || CONTROLS.test(text) ? undefined : text;

/**
 * Decodes a text file as spreadsheets and portals write it: UTF-8 and UTF-16 with or without a byte order mark, and the
 * code pages of Arabic and Western Windows where the bytes leave no doubt.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = asText(decode(bytes, wide));
    return text === undefined ? { fault: 'binary' } : { text };
  }
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return asText(utf8) === undefined ? { fault: 'binary' } : { text: utf8 };
  return decodeCodePage(bytes);
}

/** In a text with two bytes for each character, at least one byte of this many is zero. */
const LEAST_ZEROS = 50;

/** Returns the encoding of a file with two bytes for each character; undefined for other files. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0) return undefined;
  // Separators, line ends and digits have a zero byte, also in an Arabic text; text with one byte for each character has none.
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  // A single zero byte is damage, not an encoding.
  const isWide = (even + odd) * LEAST_ZEROS > bytes.length;
  if (!isWide || (even > 0 && odd > 0)) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** Words with at least one letter outside of ASCII. */
const foreignWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /\P{ASCII}/u.test(word));

const isArabic = (word: string): boolean => /^[\p{Script=Arabic}\p{M}ـ]{2,}$/u.test(word);
const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word);
/** Western words have few letters outside of ASCII, and no capital letter after a small one. */
const isWestern = (word: string): boolean =>
  isLatin(word) && (word.match(/[a-z]/gi) ?? []).length >= word.length / 2 && !/\p{Ll}\p{Lu}/u.test(word);

/**
 * Decodes a file with one byte for each character. Arabic Windows has the letters of French, too, at the places of Western
 * Windows. The two differ where a word of one would mix scripts in the other.
 */
function decodeCodePage(bytes: Uint8Array): Decoded {
  const arabic = asText(decode(bytes, 'windows-1256'));
  const western = asText(decode(bytes, 'windows-1252'));
  if (arabic === undefined) return { fault: 'binary' };
  const isoArabic = asText(decode(bytes, 'iso-8859-6'));
  // 'ال', with which most Arabic words begin, is C7 E1 in Arabic Windows and C7 E4 in ISO 8859-6.
  const articles = (text: string | undefined) => text?.match(/ال/g)?.length ?? 0;
  if (
    isoArabic !== undefined &&
    articles(isoArabic) > articles(arabic) &&
    foreignWords(isoArabic).every(isArabic)
  )
    return { text: isoArabic };
  if (arabic === western) return { text: western };
  const words = foreignWords(arabic);
  if (words.every((word) => isArabic(word) || isWestern(word)) && words.some((word) => word.length >= 3))
    return { text: arabic };
  const others = western === undefined ? [] : foreignWords(western);
  return western !== undefined && others.length > 0 && others.every(isWestern)
    ? { text: western }
    : { fault: 'unknown' };
}
