import * as v from 'valibot';
import { isExpired, parseExpiry } from '../cards/expiry.ts';
import {
  cardCheckoutRules,
  cardPaymentRules,
  montyRules,
  paymobRules,
  walletPushRules,
} from '../generated/rules.ts';
import { cardEntries, cardNumber, cvv, cvvFits } from './card.ts';
import { mobileNumber, namedCustomer } from './checkout-parts.ts';
import { optional } from './field.ts';
import { checkoutMessages as messages } from './messages.ts';
import { text } from './parts.ts';

const rules = cardPaymentRules;

type Month = { cardExpiryMonth: string; cardExpiryYear: string };

const isGood =
  (today: string) =>
  ({ cardExpiryMonth, cardExpiryYear }: Month): boolean => {
    const expiry = parseExpiry(`${cardExpiryMonth}/${cardExpiryYear}`);
    return expiry !== undefined && !isExpired(expiry, today);
  };

/** A card payment with 3-D Secure as in the API. `today` is YYYY-MM-DD: a card is valid through its expiry month. */
export const cardPaymentSchema = (today: string): v.GenericSchema =>
  v.pipe(
    v.object({
      cardNumber,
      cvv,
      cardExpiryMonth: text(rules.cardExpiryMonth),
      cardExpiryYear: text(rules.cardExpiryYear),
      customerName: text(rules.customerName),
      customerMobile: mobileNumber(rules.customerMobile),
      customerEmail: optional(text(rules.customerEmail)),
    }),
    v.forward(v.partialCheck([['cardNumber'], ['cvv']], cvvFits, rules.cvv.message), ['cvv']),
    v.forward(
      v.partialCheck([['cardExpiryMonth'], ['cardExpiryYear']], isGood(today), messages.cardExpired),
      ['cardExpiryMonth'],
    ),
  );

/** A card payment through any provider as in the API. */
export const cardCheckoutSchema = (today: string): v.GenericSchema =>
  v.pipe(
    v.object({
      ...cardEntries(today),
      nameOnCard: text(cardCheckoutRules.nameOnCard),
      mobileNumber: mobileNumber(cardCheckoutRules.mobileNumber),
      email: text(cardCheckoutRules.email),
    }),
    v.forward(v.partialCheck([['cardNumber'], ['cvv']], cvvFits, rules.cvv.message), ['cvv']),
  );

/** The customer and the wallet of a request to pay (R2P) as in the API. */
export const walletPushSchema: v.GenericSchema = v.object({
  customerName: text(walletPushRules.customerName),
  customerMobile: mobileNumber(walletPushRules.customerMobile),
  customerEmail: optional(text(walletPushRules.customerEmail)),
  debitMobileWalletNo: mobileNumber(walletPushRules.debitMobileWalletNo),
});

/** A Paymob customer as in the API. */
export const paymobRequestSchema: v.GenericSchema = v.object({
  customerMobile: mobileNumber(paymobRules.customerMobile),
  ...namedCustomer(paymobRules),
});

/** A Monty customer as in the API: the mobile number includes its calling code. */
export const montyRequestSchema: v.GenericSchema = v.object({
  mobileNumber: text(montyRules.mobileNumber),
  ...namedCustomer(montyRules),
});
