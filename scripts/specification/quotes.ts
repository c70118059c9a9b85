/**
 * Texts that a specification quotes, by the file and the title of the test that checks them. For a file that is a table of messages,
 * the second key is the message's key.
 */
export type Quotes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Texts that tests check instead of a quote, where the quote is a pattern or a part of a text. */
export const readAs: Readonly<Record<string, string>> = {
  '999 999 99999': '010 123 45678',
  'Last Name': 'Please provide valid Last Name',
};
