import { cvvLengthOf, parseCardNumber } from '../cards/card-number.ts';
import { formatExpiry, isExpired, parseExpiry } from '../cards/expiry.ts';
import { cardPaymentRules as rules } from '../generated/rules.ts';
import { normaliseDigits } from '../text/digits.ts';
import { field, type Part } from './field.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { spelled } from './parts.ts';

export type CardForm = { cardNumber: string; cardExpiry: string; cvv: string };

/** A card as the wire takes it: ASCII digits; month and year of two digits each. */
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

/** 'MM/YY', the month not yet over; it comes out in ASCII digits. */
function cardExpiry(today: string): Part<string> {
  const rule = { message: { required: rules.cardExpiryMonth.message, maximum: messages.cardExpired } };
  return field<string>(rule, (typed) => {
    const expiry = typeof typed === 'string' ? parseExpiry(typed) : undefined;
    if (!expiry) return { broken: 'pattern' };
    return isExpired(expiry, today) ? { broken: 'maximum' } : { value: formatExpiry(expiry) };
  });
}

/** A card's fields. `today` is YYYY-MM-DD: cards are good through their month. */
export const cardEntries = (today: string) => ({ cardNumber, cardExpiry: cardExpiry(today), cvv });

/** The brand decides the length of the CVV: four digits for American Express, three for the others. */
export function cvvFits({ cardNumber: number, cvv: code }: { cardNumber: string; cvv: string }): boolean {
  return code.length === cvvLengthOf(number);
}

/** Takes the expiry apart, as the wire has it. */
export function splitExpiry<T extends { cardExpiry: string }>({ cardExpiry: expiry, ...rest }: T) {
  const [cardExpiryMonth = '', cardExpiryYear = ''] = expiry.split('/');
  return { ...rest, cardExpiryMonth, cardExpiryYear };
}
