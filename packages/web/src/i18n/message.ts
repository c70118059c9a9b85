import { answerSentences } from '@daftar/domain';
import type { Said } from './text.ts';

/** A sentence of the server's catalogue, and what fills its holes. */
type Sentence = {
  readonly sentence: string;
  readonly values: Readonly<Record<string, string | number>>;
};

declare const outside: unique symbol;

/** A text that a validator or the server says; it is in the dictionaries, unless it is data. */
export type OutsideText = string & { readonly [outside]: true };

/** What can be said to the user: a text of ours, translated or not, or what validators and the server say. */
export type Message = Said | OutsideText | Sentence;

type Detail = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Sentence['values'] | undefined;
};

/** Returns the message of a server error; its text if its code is not in the catalogue. Histories have a catalogue of their own. */
export function messageFrom(
  { message, code = '', values = {} }: Detail,
  catalogue: Readonly<Record<string, string>> = answerSentences,
): Message {
  const sentence = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  return sentence === undefined ? (message as OutsideText) : { sentence, values };
}
