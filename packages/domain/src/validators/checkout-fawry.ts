import * as v from 'valibot';
import type { WalletProvider } from '../catalogue/payment-methods.ts';
import { cardPaymentRules as rules, walletPushRules } from '../generated/rules.ts';
import { type CardForm, type CardValues, cardEntries, cvvFits, splitExpiry } from './card.ts';
import { mobileNumber } from './checkout-parts.ts';
import { checkoutMessages as messages } from './messages.ts';
import { text } from './parts.ts';

type Customer = { mobileNumber: string; nameOnCard: string; email: string };

export type FawryCardForm = Customer & CardForm;
export type FawryCardValues = Customer & CardValues;

export type FawryWalletForm = Customer & { walletProvider: string; debitMobileWalletNo: string };
export type FawryWalletValues = Customer & {
  walletProvider: WalletProvider;
  /** Mobile number of the wallet that pays. Present only if the wallet is charged by OTP (`r2p`). */
  debitMobileWalletNo?: string;
};

const customer = {
  mobileNumber: mobileNumber(rules.customerMobile),
  nameOnCard: text(rules.customerName),
  email: text(rules.customerEmail),
};

/**
 * The customer's fields for Fawry's card method. `today` is YYYY-MM-DD.
 *
 * Source: checkout specification, section 5. Also checks the number's length, the CVV's length and the check digit by
 * brand.
 */
export function fawryCardSchema(today: string): v.GenericSchema<FawryCardForm, FawryCardValues> {
  return v.pipe(
    v.object({ ...customer, ...cardEntries(today) }),
    v.forward(v.partialCheck([['cardNumber'], ['cvv']], cvvFits, rules.cvv.message), ['cvv']),
    v.transform(splitExpiry),
  );
}

const wallet = v.variant(
  'walletProvider',
  [
    v.object({ walletProvider: v.literal('qr'), ...customer }),
    v.object({
      walletProvider: v.literal('r2p'),
      ...customer,
      debitMobileWalletNo: mobileNumber(walletPushRules.debitMobileWalletNo),
    }),
  ],
  messages.walletProvider,
);

/** The customer's fields for Fawry's wallet: by QR code, or by OTP with the wallet's number. */
export const fawryWalletSchema = wallet as unknown as v.GenericSchema<FawryWalletForm, FawryWalletValues>;
