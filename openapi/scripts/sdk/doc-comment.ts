const WIDTH = 120;

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line && line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** Returns a docstring of paragraphs, with an empty line between them; tags such as @throws stand together. */
export function docComment(paragraphs: string[], indent = ''): string {
  const [first = '', ...rest] = paragraphs.map((text) => text.replaceAll('*/', '*\\/'));
  if (rest.length === 0 && indent.length + first.length + 7 <= WIDTH) return `${indent}/** ${first} */`;
  const lines = rest.flatMap((text, index) => {
    const joins = text.startsWith('@') && rest[index - 1]?.startsWith('@');
    return [...(joins ? [] : ['']), ...wrap(text, WIDTH - indent.length - 3)];
  });
  const all = [...wrap(first, WIDTH - indent.length - 3), ...lines];
  return [`${indent}/**`, ...all.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

function thirdPerson(verb: string): string {
  if (/(s|sh|ch|x)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Turns a summary such as "List merchants" into a sentence in the third person: "Lists merchants." */
export function sentenceOf(summary: string): string {
  const sentence = summary
    .replace(/^\w+/, thirdPerson)
    .replace(/^(\w+ or )(\w+)/, (_, start: string, verb: string) => start + thirdPerson(verb));
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
