import type { PaymentMethod } from './payment-methods.ts';
import type { ProviderName } from './providers.ts';

/** Codes of payment methods in the API. Source: checkout specification, section 7. */
export const paymentMethodCodes = ['CARD', 'MWALLET', 'PAYATFAWRY', 'WALLET', 'CC', 'MW'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

type Codes = Readonly<Partial<Record<PaymentMethod, PaymentMethodCode>>>;

const paying: Readonly<Record<ProviderName, Codes>> = {
  Fawry: { 'Credit Card': 'CARD', MWallet: 'MWALLET', FawryRef: 'PAYATFAWRY' },
  Paymob: { 'Credit Card': 'CARD', MWallet: 'WALLET' },
  Paytab: {},
  Monty: {},
};

/**
 * Returns the code that a request to start a payment sends for this method; undefined if the provider's request has no
 * code.
 */
export function payingCode(provider: ProviderName, method: PaymentMethod): PaymentMethodCode | undefined {
  return paying[provider][method];
}

const returning: Readonly<Record<PaymentMethod, PaymentMethodCode>> = {
  'Credit Card': 'CC',
  MWallet: 'MW',
  FawryRef: 'PAYATFAWRY',
};

/** Returns the method's code in return addresses and status updates. */
export function returningCode(method: PaymentMethod): PaymentMethodCode {
  return returning[method];
}
