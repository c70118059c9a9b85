import { isMessageCode, type MessageCode } from '@daftar/domain';

type CodedMessage = {
  readonly code: MessageCode;
  readonly values: Readonly<Record<string, string | number>>;
};

/** A message to translate: an English text, or a code of the domain's catalogue with its values. */
export type Message = string | CodedMessage;

type Detail = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: CodedMessage['values'] | undefined;
};

/** Returns the message of a server error; its text if its code is not in the catalogue. */
export function messageFrom({ message, code = '', values = {} }: Detail): Message {
  return isMessageCode(code) ? { code, values } : message;
}
