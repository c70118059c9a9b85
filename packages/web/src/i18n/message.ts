import { isMessageCode, type MessageCode } from '@daftar/domain';
import type { Said } from './text.ts';

type CodedMessage = {
  readonly code: MessageCode;
  readonly values: Readonly<Record<string, string | number>>;
};

declare const outside: unique symbol;

/** A message of a validator or the server. The dictionaries contain it, unless it is data. */
export type OutsideText = string & { readonly [outside]: true };

/** Anything that can be shown to the user as a message: a text of the product, or a message of a validator or the server. */
export type Message = Said | OutsideText | CodedMessage;

type Detail = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: CodedMessage['values'] | undefined;
};

/** Returns the message of a server error; its text if its code is not in the catalogue. */
export function messageFrom({ message, code = '', values = {} }: Detail): Message {
  return isMessageCode(code) ? { code, values } : (message as OutsideText);
}
