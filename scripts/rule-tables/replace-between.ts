/** Replaces the text between the comments `<!-- name -->` and `<!-- /name -->`. Throws when they are missing. */
export function replaceBetween(text: string, name: string, table: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${name}`);
  return `${text.slice(0, from + open.length)}\n\n${table}\n\n${text.slice(to)}`;
}
