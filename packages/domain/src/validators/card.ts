import { cvvLengthOf, parseCardNumber } from '../cards/card-number.ts';
import { formatExpiry, isExpired, parseExpiry } from '../cards/expiry.ts';
import { cardPaymentRules as rules } from '../generated/rules.ts';
import { normaliseDigits } from '../text/digits.ts';
import { field, type Part } from './field.ts';
import { checkoutMessages as messages } from './messages.ts';
import { spelled } from './parts.ts';

export type CardForm = { cardNumber: string; cardExpiry: string; cvv: string };

/** A card as in the API: ASCII digits; month and year have two digits each. */
export type CardValues = {
  cardNumber: string;
  cardExpiryMonth: string;
  cardExpiryYear: string;
  cvv: string;
};

export const cardNumber: Part<string> = field<string>(rules.cardNumber, (typed) => {
  if (typeof typed !== 'string' || typed.trim() === '') return { broken: 'required' };
  const card = parseCardNumber(typed.trim());
  return card ? { value: card.digits } : { broken: 'pattern' };
});

export const cvv: Part<string> = spelled(rules.cvv, (typed) => normaliseDigits(typed).trim());

/** The expiry date: 'MM/YY' in a month that is not over. The output has ASCII digits. */
function cardExpiry(today: string): Part<string> {
  const rule = { message: { required: rules.cardExpiryMonth.message, maximum: messages.cardExpired } };
  return field<string>(rule, (typed) => {
    const expiry = typeof typed === 'string' ? parseExpiry(typed) : undefined;
    if (!expiry) return { broken: 'pattern' };
    return isExpired(expiry, today) ? { broken: 'maximum' } : { value: formatExpiry(expiry) };
  });
}

/** The fields of a card. `today` is YYYY-MM-DD: a card is valid through its expiry month. */
export const cardEntries = (today: string) => ({ cardNumber, cardExpiry: cardExpiry(today), cvv });

/** Tells whether the CVV's length fits the card's brand: four digits for American Express, three for the others. */
export function cvvFits({ cardNumber: number, cvv: code }: { cardNumber: string; cvv: string }): boolean {
  return code.length === cvvLengthOf(number);
}

/** Splits the expiry date into month and year, as in the API. */
export function splitExpiry<T extends { cardExpiry: string }>({ cardExpiry: expiry, ...rest }: T) {
  const [cardExpiryMonth = '', cardExpiryYear = ''] = expiry.split('/');
  return { ...rest, cardExpiryMonth, cardExpiryYear };
}
