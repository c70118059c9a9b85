import * as v from 'valibot';
import { cvvLengthOf, parseCardNumber } from '../cards/card-number.ts';
import { formatExpiry, isExpired, parseExpiry } from '../cards/expiry.ts';
import { normaliseDigits } from '../text/digits.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { type Part, required } from './parts.ts';

export type CardForm = { cardNumber: string; cardExpiry: string; cvv: string };

/** A card as the wire takes it: ASCII digits; month and year of two digits each. */
export type CardValues = {
  cardNumber: string;
  cardExpiryMonth: string;
  cardExpiryYear: string;
  cvv: string;
};

const cardNumber: Part<string> = required(
  v.pipe(
    v.string(messages.cardNumber),
    v.trim(),
    v.minLength(1, messages.cardNumber),
    v.check((typed) => parseCardNumber(typed) !== undefined, messages.cardNumberInvalid),
    v.transform((typed) => parseCardNumber(typed)?.digits ?? typed),
  ),
);

const cvv: Part<string> = required(
  v.pipe(
    v.string(messages.cvv),
    v.transform((typed) => normaliseDigits(typed).trim()),
    v.check((typed) => /^\d{3,4}$/.test(typed), messages.cvv),
  ),
);

/** 'MM/YY', the month not yet over; it comes out in ASCII digits. */
function cardExpiry(today: string): Part<string> {
  return required(
    v.pipe(
      v.string(messages.cardExpiry),
      v.check((typed) => parseExpiry(typed) !== undefined, messages.cardExpiry),
      v.check((typed) => {
        const expiry = parseExpiry(typed);
        return expiry !== undefined && !isExpired(expiry, today);
      }, messages.cardExpired),
      v.transform((typed) => {
        const expiry = parseExpiry(typed);
        return expiry ? formatExpiry(expiry) : typed;
      }),
    ),
  );
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
