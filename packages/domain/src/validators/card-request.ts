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
import { checkoutMessages as messages } from './messages/checkout.ts';
import { text } from './parts.ts';

const rules = cardPaymentRules;

type Month = { cardExpiryMonth: string; cardExpiryYear: string };

const isGood =
  (today: string) =>
  ({ cardExpiryMonth, cardExpiryYear }: Month): boolean => {
    const expiry = parseExpiry(`${cardExpiryMonth}/${cardExpiryYear}`);
    return expiry !== undefined && !isExpired(expiry, today);
  };

/** A card's charge with 3-D Secure as the wire has it. `today` is YYYY-MM-DD: cards are good through their month. */
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

/** A card's charge by any provider as the wire has it. */
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

/** The customer of a wallet that is asked to pay, as the wire has it. */
export const walletPushSchema: v.GenericSchema = v.object({
  customerName: text(walletPushRules.customerName),
  customerMobile: mobileNumber(walletPushRules.customerMobile),
  customerEmail: optional(text(walletPushRules.customerEmail)),
  debitMobileWalletNo: mobileNumber(walletPushRules.debitMobileWalletNo),
});

/** The customer of Paymob as the wire has it. */
export const paymobRequestSchema: v.GenericSchema = v.object({
  customerMobile: mobileNumber(paymobRules.customerMobile),
  ...namedCustomer(paymobRules),
});

/** The customer of Monty as the wire has it: the mobile number with its calling code. */
export const montyRequestSchema: v.GenericSchema = v.object({
  mobileNumber: text(montyRules.mobileNumber),
  ...namedCustomer(montyRules),
});
