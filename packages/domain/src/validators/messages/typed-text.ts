/** Messages of typed texts. They do not quote the text, because it must not be stored or logged. */
export const typedTextMessages = {
  cardNumber: 'This field must not contain a card number',
  controls: 'This field must not contain control characters',
} as const;
