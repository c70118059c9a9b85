/** A line of indented JSON, split at the searched text; every second part is a match. */
export type JsonLine = { readonly parts: readonly string[]; readonly found: number };

/** Splits a line at the searched text, ignoring case. */
function cutAt(line: string, text: string): readonly string[] {
  const parts: string[] = [];
  const [low, wanted] = [line.toLowerCase(), text.toLowerCase()];
  let from = 0;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    parts.push(line.slice(from, at), line.slice(at, at + text.length));
    from = at + text.length;
  }
  return [...parts, line.slice(from)];
}

/** Returns a message as lines of indented JSON, with the places of a text. */
export function jsonLines(message: unknown, text: string): readonly JsonLine[] {
  const lines = JSON.stringify(message, undefined, 2).split('\n');
  return lines.map((line) => {
    const parts = text.trim() === '' ? [line] : cutAt(line, text.trim());
    return { parts, found: (parts.length - 1) / 2 };
  });
}
