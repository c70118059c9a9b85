/** A text with holes as a pattern: what fills them is found again in a text that somebody else has filled. */
export type Sentence = { readonly text: string; readonly pattern: RegExp; readonly holes: readonly string[] };

const hole = /\{\{(\w+)\}\}/;
const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The patterns of those texts that have holes. */
export function sentencesOf(texts: readonly string[]): readonly Sentence[] {
  return texts
    .map((text) => ({ text, parts: text.split(hole) }))
    .filter(({ parts }) => parts.length > 1)
    .map(({ text, parts }) => ({
      text,
      pattern: new RegExp(`^${parts.map((part, index) => (index % 2 ? '(.+)' : literal(part))).join('')}$`),
      holes: parts.filter((_, index) => index % 2 === 1),
    }));
}

/** Which of the sentences a text is, with what stands in its holes. */
export function sentenceOf(sentences: readonly Sentence[], text: string) {
  for (const sentence of sentences) {
    const found = sentence.pattern.exec(text);
    if (!found) continue;
    const values = sentence.holes.map((name, index) => [name, found[index + 1] ?? ''] as const);
    return { text: sentence.text, values: Object.fromEntries(values) };
  }
  return undefined;
}
