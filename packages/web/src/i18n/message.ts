import { answerSentences } from '@daftar/domain';
import type { DisplayText } from './text.ts';

type AnswerCode = keyof typeof answerSentences;
type Values = Readonly<Record<string, string | number>>;
type CodedMessage = { readonly code: AnswerCode; readonly values: Values };

/**
 * A message of the server with the values of its placeholders. Histories use it: `answerSentences` does not contain their codes,
 * because only pages with a history load them.
 */
type Sentence = { readonly sentence: string; readonly values: Values };

declare const outside: unique symbol;

/** A message of a validator or the server. The dictionaries contain it, unless it is data. */
export type OutsideText = string & { readonly [outside]: true };

/** Anything that can be shown to the user as a message: a text of the product, or a message of a validator or the server. */
export type Message = DisplayText | OutsideText | CodedMessage | Sentence;

type Detail = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Values | undefined;
};

const isAnswerCode = (code: string): code is AnswerCode => Object.hasOwn(answerSentences, code);

/** Returns the message of a server error; its text if its code is not in the catalogue. */
export function messageFrom({ message, code = '', values = {} }: Detail): Message {
  return isAnswerCode(code) ? { code, values } : (message as OutsideText);
}
