import { countHoles, singularSentences } from './counted.ts';
import { sentences } from './sentences.ts';

/** The names of a template's placeholders. */
export type Holes<Template extends string> = Template extends `${string}{{${infer Hole}}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

/** The code of a message in `sentences`. */
export type MessageCode = keyof typeof sentences;
/** The values for the placeholders of a message, by placeholder name. */
export type MessageValues<Code extends MessageCode = MessageCode> = Readonly<
  Record<Holes<(typeof sentences)[Code]>, string | number>
>;

/** Tells whether a text is the code of a message in `sentences`. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(sentences, text);
}

const singular: Readonly<Record<string, string>> = singularSentences;

/** Returns the template of a code; its singular form if the count is 1. */
function sentenceOf(code: MessageCode, values: Readonly<Record<string, string | number>>): string {
  const sentence = sentences[code];
  const hole = countHoles.find((name) => sentence.includes(`{{${name}}}`));
  return (hole && Number(values[hole]) === 1 && singular[sentence]) || sentence;
}

/** Returns the English message of a code with its placeholders filled in. */
export function messageOf<Code extends MessageCode>(code: Code, values: MessageValues<Code>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return sentenceOf(code, given).replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) =>
    String(given[name] ?? hole),
  );
}
