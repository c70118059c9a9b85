/** Texts that a specification quotes, by the file and the title of the test that reads them; of a table of messages, by the key. */
export type Quotes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Texts that tests read in place of quotes that are patterns or parts of a text. */
export const readAs: Readonly<Record<string, string>> = {
  '999 999 99999': '010 123 45678',
  'Last Name': 'Please provide valid Last Name',
};
