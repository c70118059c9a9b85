/** Numbers that the tests type as cards. A provider's own documents mask them as 424242******4242. */
export const TEST_CARDS = [
  '4242424242424242',
  '5078036246600381',
  '4222000006724235',
  '4111111111111111',
  '4000000000000002',
  '5123456789012346',
];

/** The digits of a card, each possibly followed by a separator: a blank, a dash, or a blank as addresses write it. */
const spelled = (digits: string): string => [...digits].join('(?:[ \\u00a0+.-]|%20|\\\\u00a0)?');
/** Base64 of a text depends on the two bytes before it, so each number has three spellings. */
const inBase64 = (digits: string): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.from('.'.repeat(before) + digits).toString('base64');
    return text.slice(before === 0 ? 0 : before + 1, -4).replaceAll('+', '\\+');
  });

const NUMBER = new RegExp(TEST_CARDS.flatMap((card) => [spelled(card), ...inBase64(card)]).join('|'));
/** A security code with its name in front, in JSON, a form or a log line. */
const NAMED_CODE = /(?:cvv2?|cvc2?|csc|security_?code)[^a-z0-9]{1,6}\d{3,4}(?!\d)/i;

/** Returns the first card number or named security code in a text, with up to 80 characters before it; undefined if there is none. */
export function findCardData(text: string): string | undefined {
  const found = NUMBER.exec(text) ?? NAMED_CODE.exec(text);
  return found ? text.slice(Math.max(0, found.index - 80), found.index + found[0].length) : undefined;
}
