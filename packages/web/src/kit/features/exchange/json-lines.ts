import { foldText } from '@daftar/domain';

/** A line of indented JSON, split at the searched text; every second part is a match. */
export type JsonLine = { readonly parts: readonly string[]; readonly found: number };

/** Returns a line folded as the search folds texts, and the place in the line of each of its characters. */
function folded(line: string): { text: string; places: readonly number[] } {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const character of line) {
    const one = /\s/.test(character) ? ' ' : foldText(character);
    text += one;
    for (let index = 0; index < one.length; index += 1) places.push(at);
    at += character.length;
  }
  return { text, places };
}

/** Splits a line at the places where the search finds the text. */
function cutAt(line: string, wanted: string): readonly string[] {
  const { text, places } = folded(line);
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [begin = 0, end = line.length] = [places[at], places[at + wanted.length]];
    parts.push(line.slice(from, begin), line.slice(begin, end));
    from = end;
  }
  return [...parts, line.slice(from)];
}

/** Returns a message as lines of indented JSON, with the places of a text. */
export function jsonLines(message: unknown, text: string): readonly JsonLine[] {
  const lines = JSON.stringify(message, undefined, 2).split('\n');
  const wanted = foldText(text);
  return lines.map((line) => {
    const parts = wanted === '' ? [line] : cutAt(line, wanted);
    return { parts, found: (parts.length - 1) / 2 };
  });
}
