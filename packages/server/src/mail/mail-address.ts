import { isKnown } from '@daftar/domain';

export interface MailAddress {
  name: string;
  address: string;
}

const WITH_NAME = /^([^<>"@,;\p{Cc}]{1,80}) <([^<>\s]{3,254})>$/u;

/** Tells whether the text is exactly one address, without characters that could end a header line. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && !/[\s\p{Cc}]/u.test(text) && isKnown('email', text);

/** Reads a sender: `receipts@pay.example` or `Nile Pay <receipts@pay.example>`; undefined for any other text. */
export function readSender(text: string): MailAddress | undefined {
  const [, name = '', address = text] = WITH_NAME.exec(text) ?? [];
  return isMailAddress(address) ? { name: name.trim(), address } : undefined;
}
